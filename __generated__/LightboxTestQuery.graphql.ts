/**
 * @generated SignedSource<<20a0f62523eee3d89644821f16aa5bea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LightboxTestQuery$variables = Record<PropertyKey, never>;
export type LightboxTestQuery$data = {
  readonly publicProduct: {
    readonly media: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Lightbox_media">;
    }>;
  } | null | undefined;
};
export type LightboxTestQuery = {
  response: LightboxTestQuery$data;
  variables: LightboxTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "w_1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v3 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LightboxTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "publicProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "media",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Lightbox_media"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "publicProduct(id:\"w_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LightboxTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "publicProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "media",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": "publicProduct(id:\"w_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "0bbee05f2674790f3faa516d2233350d",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "publicProduct": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Product"
        },
        "publicProduct.id": (v2/*:: as any*/),
        "publicProduct.media": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Media"
        },
        "publicProduct.media.caption": (v3/*:: as any*/),
        "publicProduct.media.height": (v4/*:: as any*/),
        "publicProduct.media.id": (v2/*:: as any*/),
        "publicProduct.media.posterUrl": (v3/*:: as any*/),
        "publicProduct.media.thumbhash": (v3/*:: as any*/),
        "publicProduct.media.type": {
          "enumValues": [
            "IMAGE",
            "VIDEO"
          ],
          "nullable": false,
          "plural": false,
          "type": "MediaType"
        },
        "publicProduct.media.url": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "String"
        },
        "publicProduct.media.width": (v4/*:: as any*/)
      }
    },
    "name": "LightboxTestQuery",
    "operationKind": "query",
    "text": "query LightboxTestQuery {\n  publicProduct(id: \"w_1\") {\n    media {\n      ...Lightbox_media\n      id\n    }\n    id\n  }\n}\n\nfragment Film_medium on Media {\n  url\n  posterUrl\n  width\n  height\n}\n\nfragment Lightbox_media on Media {\n  id\n  url\n  width\n  height\n  thumbhash\n  caption\n  type\n  ...Film_medium\n}\n"
  }
};
})();

(node as any).hash = "ae7ee53b73efc4a65dd30bb6019a36e1";

export default node;
