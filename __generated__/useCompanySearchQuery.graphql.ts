/**
 * @generated SignedSource<<1ba3f2a6439cf51b35c7dc7f3e38aab0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useCompanySearchQuery$variables = {
  name: string;
};
export type useCompanySearchQuery$data = {
  readonly companiesByName: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type useCompanySearchQuery = {
  response: useCompanySearchQuery$data;
  variables: useCompanySearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 8
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Company",
    "kind": "LinkedField",
    "name": "companiesByName",
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
    "name": "useCompanySearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompanySearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d6e2a47e53b8a2bf7fa0199538f421c5",
    "id": null,
    "metadata": {},
    "name": "useCompanySearchQuery",
    "operationKind": "query",
    "text": "query useCompanySearchQuery(\n  $name: String!\n) {\n  companiesByName(name: $name, first: 8) {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "aeeaacf2be10d5c10e7c303960acf5fa";

export default node;
