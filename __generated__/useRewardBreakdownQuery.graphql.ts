/**
 * @generated SignedSource<<78552454ca091cbe8b72e693c33a0417>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useRewardBreakdownQuery$variables = {
  netPrice: number;
};
export type useRewardBreakdownQuery$data = {
  readonly rewardBreakdown: {
    readonly grossPrice: number;
    readonly netPrice: number;
    readonly tsumugiCommissionFee: number;
  };
};
export type useRewardBreakdownQuery = {
  response: useRewardBreakdownQuery$data;
  variables: useRewardBreakdownQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "netPrice",
        "variableName": "netPrice"
      }
    ],
    "concreteType": "RewardBreakdown",
    "kind": "LinkedField",
    "name": "rewardBreakdown",
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
    "name": "useRewardBreakdownQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRewardBreakdownQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "daf9007065bd2677574737a14d4de7ec",
    "id": null,
    "metadata": {},
    "name": "useRewardBreakdownQuery",
    "operationKind": "query",
    "text": "query useRewardBreakdownQuery(\n  $netPrice: Int!\n) {\n  rewardBreakdown(netPrice: $netPrice) {\n    netPrice\n    grossPrice\n    tsumugiCommissionFee\n  }\n}\n"
  }
};
})();

(node as any).hash = "f70ae104c2343acea490a21203a5b54b";

export default node;
