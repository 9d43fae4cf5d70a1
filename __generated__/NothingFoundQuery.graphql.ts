/**
 * @generated SignedSource<<2312c55730aa5fb474a3a30d7932c6e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SearchKind = "COMPANY" | "CREATOR" | "JOB_OPENING" | "PRODUCT";
export type NothingFoundQuery$variables = {
  query: string;
};
export type NothingFoundQuery$data = {
  readonly searchFewerWords: ReadonlyArray<{
    readonly counts: ReadonlyArray<{
      readonly count: number;
      readonly kind: SearchKind;
    }>;
    readonly query: string;
  }>;
};
export type NothingFoundQuery = {
  response: NothingFoundQuery$data;
  variables: NothingFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "FewerWords",
    "kind": "LinkedField",
    "name": "searchFewerWords",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "query",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SearchCount",
        "kind": "LinkedField",
        "name": "counts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NothingFoundQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NothingFoundQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "966992fdd64c3cab6297e83faf6a0c15",
    "id": null,
    "metadata": {},
    "name": "NothingFoundQuery",
    "operationKind": "query",
    "text": "query NothingFoundQuery(\n  $query: String!\n) {\n  searchFewerWords(query: $query) {\n    query\n    counts {\n      kind\n      count\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e5a27a6aaa16dd0a2d3c64c643e3aa6f";

export default node;
