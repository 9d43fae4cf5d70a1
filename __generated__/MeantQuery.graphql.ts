/**
 * @generated SignedSource<<17e6ad3f895fe575a075ec08cba89e0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type MeantQuery$variables = {
  query: string;
};
export type MeantQuery$data = {
  readonly searchMeant: string | null | undefined;
};
export type MeantQuery = {
  response: MeantQuery$data;
  variables: MeantQuery$variables;
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
    "kind": "ScalarField",
    "name": "searchMeant",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MeantQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MeantQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8e84ef47d90518e037b4ed2718a96a35",
    "id": null,
    "metadata": {},
    "name": "MeantQuery",
    "operationKind": "query",
    "text": "query MeantQuery(\n  $query: String!\n) {\n  searchMeant(query: $query)\n}\n"
  }
};
})();

(node as any).hash = "c5cd409d75503fe483cb0156fdbc7ce8";

export default node;
