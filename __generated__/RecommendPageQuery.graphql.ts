/**
 * @generated SignedSource<<ee86495da8d754eedd6eb55bd061fbbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RecommendPageQuery$variables = Record<PropertyKey, never>;
export type RecommendPageQuery$data = {
  readonly formSelectableElements: {
    readonly categories: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly industries: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly tools: ReadonlyArray<{
      readonly name: string;
    }>;
  };
  readonly prefectures: ReadonlyArray<{
    readonly name: string;
  }>;
};
export type RecommendPageQuery = {
  response: RecommendPageQuery$data;
  variables: RecommendPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecommendPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FormSelectableElements",
        "kind": "LinkedField",
        "name": "formSelectableElements",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Industry",
            "kind": "LinkedField",
            "name": "industries",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tool",
            "kind": "LinkedField",
            "name": "tools",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Prefecture",
        "kind": "LinkedField",
        "name": "prefectures",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecommendPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FormSelectableElements",
        "kind": "LinkedField",
        "name": "formSelectableElements",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Industry",
            "kind": "LinkedField",
            "name": "industries",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tool",
            "kind": "LinkedField",
            "name": "tools",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Prefecture",
        "kind": "LinkedField",
        "name": "prefectures",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9ffb45743a000dad2d4593d3c2a2e654",
    "id": null,
    "metadata": {},
    "name": "RecommendPageQuery",
    "operationKind": "query",
    "text": "query RecommendPageQuery {\n  formSelectableElements {\n    categories {\n      name\n      id\n    }\n    industries {\n      name\n      id\n    }\n    tools {\n      name\n      id\n    }\n  }\n  prefectures {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "22d0b07bab77a2b9daf80f44abc0d471";

export default node;
