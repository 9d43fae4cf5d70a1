/**
 * @generated SignedSource<<3e0b200ba7761e5a0b61ffdafebb71d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MediaType = "IMAGE" | "VIDEO";
export type WorkPreviewQuery$variables = Record<PropertyKey, never>;
export type WorkPreviewQuery$data = {
  readonly publicProduct: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductFactList_product" | "ProductFigures_product" | "ProductText_product">;
  } | null | undefined;
};
export type WorkPreviewQuery$rawResponse = {
  readonly publicProduct: {
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly clientName: string;
    readonly description: string;
    readonly designScope: string;
    readonly guidePriceMax: number | null | undefined;
    readonly guidePriceMin: number | null | undefined;
    readonly id: string;
    readonly industries: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly media: ReadonlyArray<{
      readonly caption: string | null | undefined;
      readonly height: number;
      readonly id: string;
      readonly posterUrl: string | null | undefined;
      readonly thumbhash: string | null | undefined;
      readonly type: MediaType;
      readonly url: string;
      readonly width: number;
    }>;
    readonly name: string;
    readonly period: string;
    readonly tools: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly workload: string;
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
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
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
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductFactList_product"
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "posterUrl",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "designScope",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "clientName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "period",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "workload",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guidePriceMin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "guidePriceMax",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Industry",
            "kind": "LinkedField",
            "name": "industries",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tool",
            "kind": "LinkedField",
            "name": "tools",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "publicProduct(id:\"preview\")"
      }
    ]
  },
  "params": {
    "cacheID": "c4d360ef6ccc1e656235df3e649edfda",
    "id": null,
    "metadata": {},
    "name": "WorkPreviewQuery",
    "operationKind": "query",
    "text": "query WorkPreviewQuery {\n  publicProduct(id: \"preview\") {\n    name\n    ...ProductFigures_product\n    ...ProductText_product\n    ...ProductFactList_product\n    id\n  }\n}\n\nfragment Film_medium on Media {\n  url\n  posterUrl\n  width\n  height\n}\n\nfragment Lightbox_media on Media {\n  id\n  url\n  width\n  height\n  thumbhash\n  caption\n  type\n  ...Film_medium\n}\n\nfragment ProductFactList_product on Product {\n  designScope\n  clientName\n  period\n  workload\n  guidePriceMin\n  guidePriceMax\n  categories {\n    name\n    id\n  }\n  industries {\n    name\n    id\n  }\n  tools {\n    name\n    id\n  }\n}\n\nfragment ProductFigures_product on Product {\n  name\n  media {\n    id\n    url\n    width\n    height\n    thumbhash\n    caption\n    type\n    ...Film_medium\n    ...Lightbox_media\n  }\n}\n\nfragment ProductText_product on Product {\n  description\n}\n"
  }
};
})();

(node as any).hash = "b1bf0ca597ca8279517f30fcd0f85e0f";

export default node;
