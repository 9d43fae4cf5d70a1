/**
 * @generated SignedSource<<db20f3b5d6b1d93f7cc096dc1baf9823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ListsPageQuery$variables = Record<PropertyKey, never>;
export type ListsPageQuery$data = {
  readonly creatorLists: ReadonlyArray<{
    readonly count: number;
    readonly editedAt: string;
    readonly id: string;
    readonly name: string;
  }>;
};
export type ListsPageQuery = {
  response: ListsPageQuery$data;
  variables: ListsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CreatorList",
    "kind": "LinkedField",
    "name": "creatorLists",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
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
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "editedAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ListsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ListsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "22e1fa06b3b781aa9915030dcbeb428e",
    "id": null,
    "metadata": {},
    "name": "ListsPageQuery",
    "operationKind": "query",
    "text": "query ListsPageQuery {\n  creatorLists {\n    id\n    name\n    count\n    editedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "15387dbb32b7ff8af10c86d4100319b5";

export default node;
