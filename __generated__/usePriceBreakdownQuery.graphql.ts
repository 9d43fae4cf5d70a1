/**
 * @generated SignedSource<<d2cc33e0cbeb906320acdcdcba34593e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type usePriceBreakdownQuery$variables = {
  grossPrice?: number | null | undefined;
  isIndividual: boolean;
  netPrice?: number | null | undefined;
};
export type usePriceBreakdownQuery$data = {
  readonly jobPriceBreakdown: {
    readonly consumptionTaxOfNet: number;
    readonly grossPrice: number;
    readonly netPrice: number;
    readonly payout: number;
    readonly totalPayment: number;
    readonly tsumugiCommissionFee: number;
    readonly withholdingTax: number;
  };
};
export type usePriceBreakdownQuery = {
  response: usePriceBreakdownQuery$data;
  variables: usePriceBreakdownQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "grossPrice"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isIndividual"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "netPrice"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "grossPrice",
        "variableName": "grossPrice"
      },
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
        "name": "grossPrice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tsumugiCommissionFee",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalPayment",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePriceBreakdownQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePriceBreakdownQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "77104cf2d81d26707e19cf61b62f66d5",
    "id": null,
    "metadata": {},
    "name": "usePriceBreakdownQuery",
    "operationKind": "query",
    "text": "query usePriceBreakdownQuery(\n  $netPrice: Int\n  $grossPrice: Int\n  $isIndividual: Boolean!\n) {\n  jobPriceBreakdown(netPrice: $netPrice, grossPrice: $grossPrice, isIndividual: $isIndividual) {\n    netPrice\n    grossPrice\n    tsumugiCommissionFee\n    consumptionTaxOfNet\n    withholdingTax\n    payout\n    totalPayment\n  }\n}\n"
  }
};
})();

(node as any).hash = "cfc652f74df0dbdc4026dc5c8c91a2bf";

export default node;
