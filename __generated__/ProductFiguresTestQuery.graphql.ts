/**
 * @generated SignedSource<<42ee7fb9f11302d2ebd670ae12dbef41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductFiguresTestQuery$variables = Record<PropertyKey, never>;
export type ProductFiguresTestQuery$data = {
  readonly publicProduct: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductFigures_product">;
  } | null | undefined;
};
export type ProductFiguresTestQuery = {
  response: ProductFiguresTestQuery$data;
  variables: ProductFiguresTestQuery$variables;
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
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProductFiguresTestQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductFigures_product"
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
    "name": "ProductFiguresTestQuery",
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
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
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
    "cacheID": "224c6ec143f587b30ebd6d91d95ac91a",
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
        "publicProduct.media.url": (v5/*:: as any*/),
        "publicProduct.media.width": (v4/*:: as any*/),
        "publicProduct.name": (v5/*:: as any*/)
      }
    },
    "name": "ProductFiguresTestQuery",
    "operationKind": "query",
    "text": "query ProductFiguresTestQuery {\n  publicProduct(id: \"w_1\") {\n    ...ProductFigures_product\n    id\n  }\n}\n\nfragment Film_medium on Media {\n  url\n  posterUrl\n  width\n  height\n}\n\nfragment Lightbox_media on Media {\n  id\n  url\n  width\n  height\n  thumbhash\n  caption\n  type\n  ...Film_medium\n}\n\nfragment ProductFigures_product on Product {\n  name\n  media {\n    id\n    url\n    width\n    height\n    thumbhash\n    caption\n    type\n    ...Film_medium\n    ...Lightbox_media\n  }\n}\n"
  }
};
})();

(node as any).hash = "b8b6ec4bb7587c993fd69b706f4414ef";

export default node;
