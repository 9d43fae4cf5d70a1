/**
 * @generated SignedSource<<1de51f0f4d5ae763a7f84418bcd7452d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BusinessPageQuery$variables = {
  netPrice: number;
};
export type BusinessPageQuery$data = {
  readonly jobPriceBreakdown: {
    readonly " $fragmentSpreads": FragmentRefs<"Payment_breakdown">;
  };
  readonly siteFigures: {
    readonly " $fragmentSpreads": FragmentRefs<"BusinessFigures_figures">;
  };
};
export type BusinessPageQuery = {
  response: BusinessPageQuery$data;
  variables: BusinessPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "netPrice"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "isIndividual",
    "value": true
  },
  {
    "kind": "Variable",
    "name": "netPrice",
    "variableName": "netPrice"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BusinessPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteFigures",
        "kind": "LinkedField",
        "name": "siteFigures",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BusinessFigures_figures"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "JobPriceBreakdown",
        "kind": "LinkedField",
        "name": "jobPriceBreakdown",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Payment_breakdown"
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
    "name": "BusinessPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteFigures",
        "kind": "LinkedField",
        "name": "siteFigures",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publicProductsCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "seekingCreatorsCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "medianReplyMinutes",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
            "name": "consumptionTaxOfGross",
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
    ]
  },
  "params": {
    "cacheID": "9d108c19b745026f1adbff4241012c08",
    "id": null,
    "metadata": {},
    "name": "BusinessPageQuery",
    "operationKind": "query",
    "text": "query BusinessPageQuery(\n  $netPrice: Int!\n) {\n  siteFigures {\n    ...BusinessFigures_figures\n  }\n  jobPriceBreakdown(netPrice: $netPrice, isIndividual: true) {\n    ...Payment_breakdown\n  }\n}\n\nfragment BusinessFigures_figures on SiteFigures {\n  publicProductsCount\n  seekingCreatorsCount\n  medianReplyMinutes\n}\n\nfragment Payment_breakdown on JobPriceBreakdown {\n  netPrice\n  tsumugiCommissionFee\n  consumptionTaxOfNet\n  consumptionTaxOfGross\n  withholdingTax\n  payout\n  totalPayment\n}\n"
  }
};
})();

(node as any).hash = "3d246e2777cfd41af760cd30a71688cd";

export default node;
