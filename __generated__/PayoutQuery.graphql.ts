/**
 * @generated SignedSource<<8da466bf92b9380b5720684a3b58a1da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type PayoutQuery$variables = {
  isIndividual: boolean;
  netPrice: number;
};
export type PayoutQuery$data = {
  readonly jobPriceBreakdown: {
    readonly consumptionTaxOfNet: number;
    readonly netPrice: number;
    readonly payout: number;
    readonly withholdingTax: number;
  };
};
export type PayoutQuery = {
  response: PayoutQuery$data;
  variables: PayoutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isIndividual"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "netPrice"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "isIndividual",
        "variableName": "isIndividual"
      },
      {
        "kind": "Variable",
        "name": "netPrice",
        "variableName": "netPrice"
      }
    ],
    "concreteType": "JobPriceBreakdown",
    "kind": "LinkedField",
    "name": "jobPriceBreakdown",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "netPrice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "consumptionTaxOfNet",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withholdingTax",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payout",
        "storageKey": null
      }
    ],
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
    "name": "PayoutQuery",
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
    "name": "PayoutQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "e6546cdfbddafc8fcd0a1ca0dbc46b3e",
    "id": null,
    "metadata": {},
    "name": "PayoutQuery",
    "operationKind": "query",
    "text": "query PayoutQuery(\n  $netPrice: Int!\n  $isIndividual: Boolean!\n) {\n  jobPriceBreakdown(netPrice: $netPrice, isIndividual: $isIndividual) {\n    netPrice\n    consumptionTaxOfNet\n    withholdingTax\n    payout\n  }\n}\n"
  }
};
})();

(node as any).hash = "c3a6bdf315e738163d79b7bac15fbef9";

export default node;
