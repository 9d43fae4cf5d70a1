/**
 * @generated SignedSource<<efe70959b32b6c5fa7d6116f071c6dd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkPreviewQuery$variables = Record<PropertyKey, never>;
export type WorkPreviewQuery$data = {
  readonly publicProduct: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductFigures_product" | "ProductText_product">;
  } | null | undefined;
};
export type WorkPreviewQuery$rawResponse = {
  readonly publicProduct: {
    readonly description: string;
    readonly id: string;
    readonly media: ReadonlyArray<{
      readonly caption: string | null | undefined;
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    }>;
    readonly name: string;
  } | null | undefined;
};
export type WorkPreviewQuery = {
  rawResponse: WorkPreviewQuery$rawResponse;
  response: WorkPreviewQuery$data;
  variables: WorkPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "preview"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "publicProduct",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductFigures_product"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductText_product"
          }
        ],
        "storageKey": "publicProduct(id:\"preview\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WorkPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "publicProduct",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "media",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "thumbhash",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "caption",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "publicProduct(id:\"preview\")"
      }
    ]
  },
  "params": {
    "cacheID": "e2491fde4877c23a72653d38cd9afb29",
    "id": null,
    "metadata": {},
    "name": "WorkPreviewQuery",
    "operationKind": "query",
    "text": "query WorkPreviewQuery {\n  publicProduct(id: \"preview\") {\n    name\n    ...ProductFigures_product\n    ...ProductText_product\n    id\n  }\n}\n\nfragment Lightbox_media on Media {\n  id\n  url\n  width\n  height\n  thumbhash\n  caption\n}\n\nfragment ProductFigures_product on Product {\n  name\n  media {\n    id\n    url\n    width\n    height\n    thumbhash\n    caption\n    ...Lightbox_media\n  }\n}\n\nfragment ProductText_product on Product {\n  description\n}\n"
  }
};
})();

(node as any).hash = "0eb6717f8fee761acdef3a994fd1a9bf";

export default node;
