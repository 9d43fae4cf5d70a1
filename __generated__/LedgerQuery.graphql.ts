/**
 * @generated SignedSource<<b3400349d9c85b2b7071e6e05da191da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EngagementLedgerFormat = "FREEE" | "LIST" | "MONEY_FORWARD";
export type LedgerQuery$variables = {
  format: EngagementLedgerFormat;
  year: number;
};
export type LedgerQuery$data = {
  readonly engagementLedger: string;
};
export type LedgerQuery = {
  response: LedgerQuery$data;
  variables: LedgerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "format"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "year"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "format",
        "variableName": "format"
      },
      {
        "kind": "Variable",
        "name": "year",
        "variableName": "year"
      }
    ],
    "kind": "ScalarField",
    "name": "engagementLedger",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LedgerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LedgerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "11157e498f8a137d66419e333d025c32",
    "id": null,
    "metadata": {},
    "name": "LedgerQuery",
    "operationKind": "query",
    "text": "query LedgerQuery(\n  $year: Int!\n  $format: EngagementLedgerFormat!\n) {\n  engagementLedger(year: $year, format: $format)\n}\n"
  }
};
})();

(node as any).hash = "bb0a7df4f4cf52c68586ecc470e41ce4";

export default node;
