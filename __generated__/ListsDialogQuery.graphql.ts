/**
 * @generated SignedSource<<c646d8c9bf2caba5569c736fda76fdaf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ListsDialogQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type ListsDialogQuery$data = {
  readonly creatorLists: ReadonlyArray<{
    readonly count: number;
    readonly id: string;
    readonly name: string;
  }>;
  readonly nodes: ReadonlyArray<{
    readonly __typename: "CreatorUser";
    readonly creatorListIds: ReadonlyArray<string>;
    readonly id: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined>;
};
export type ListsDialogQuery = {
  response: ListsDialogQuery$data;
  variables: ListsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
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
  "alias": null,
  "args": null,
  "concreteType": "CreatorList",
  "kind": "LinkedField",
  "name": "creatorLists",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creatorListIds",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ListsDialogQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v1/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "CreatorUser",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ListsDialogQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/)
            ],
            "type": "CreatorUser",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f21080e21e83e18a7404a0befd6fa5ba",
    "id": null,
    "metadata": {},
    "name": "ListsDialogQuery",
    "operationKind": "query",
    "text": "query ListsDialogQuery(\n  $ids: [ID!]!\n) {\n  creatorLists {\n    id\n    name\n    count\n  }\n  nodes(ids: $ids) {\n    __typename\n    ... on CreatorUser {\n      id\n      creatorListIds\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1953a4a234ef0a80ee77984f4ac4f0c5";

export default node;
