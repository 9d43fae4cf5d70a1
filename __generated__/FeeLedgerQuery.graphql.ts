/**
 * @generated SignedSource<<70198fbb2e47dee2b22d431ba54b5a20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type FeeLedgerQuery$variables = {
  year: number;
};
export type FeeLedgerQuery$data = {
  readonly feeLedger: string;
};
export type FeeLedgerQuery = {
  response: FeeLedgerQuery$data;
  variables: FeeLedgerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "year"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "year",
        "variableName": "year"
      }
    ],
    "kind": "ScalarField",
    "name": "feeLedger",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeeLedgerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeeLedgerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "31b77ae5f5780c094fa87cb79b1e118b",
    "id": null,
    "metadata": {},
    "name": "FeeLedgerQuery",
    "operationKind": "query",
    "text": "query FeeLedgerQuery(\n  $year: Int!\n) {\n  feeLedger(year: $year)\n}\n"
  }
};
})();

(node as any).hash = "0b071071963e275ed161e669aa352753";

export default node;
