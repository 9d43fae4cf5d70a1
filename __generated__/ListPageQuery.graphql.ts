/**
 * @generated SignedSource<<ea13d75f244d8b2d88f68acb7b10212f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ListPageQuery$variables = {
  id: string;
};
export type ListPageQuery$data = {
  readonly creatorList: {
    readonly count: number;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type ListPageQuery = {
  response: ListPageQuery$data;
  variables: ListPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "CreatorList",
    "kind": "LinkedField",
    "name": "creatorList",
    "plural": false,
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
    "name": "ListPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ListPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "124f5625349494d2449fd2cb2fb99616",
    "id": null,
    "metadata": {},
    "name": "ListPageQuery",
    "operationKind": "query",
    "text": "query ListPageQuery(\n  $id: ID!\n) {\n  creatorList(id: $id) {\n    id\n    name\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "3af2b77eeabe19192c8e3980bd777373";

export default node;
