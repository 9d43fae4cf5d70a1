/**
 * @generated SignedSource<<41d5a9aa9757265de5a684703516eb05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayUnit = "HOUR" | "HOURLY" | "MONTH" | "MONTHLY";
import { FragmentRefs } from "relay-runtime";
export type OpeningPay_opening$data = {
  readonly contract: {
    readonly netPrice: number | null | undefined;
  } | null | undefined;
  readonly fullTime: {
    readonly payMax: number | null | undefined;
    readonly payMin: number | null | undefined;
    readonly payUnit: PayUnit | null | undefined;
  } | null | undefined;
  readonly hourly: {
    readonly netPrice: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "OpeningPay_opening";
};
export type OpeningPay_opening$key = {
  readonly " $data"?: OpeningPay_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningPay_opening">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netPrice",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningPay_opening",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "ContractJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contract"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "HourlyJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "hourly"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payUnit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payMin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payMax",
            "storageKey": null
          }
        ],
        "type": "FullTimeJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "fullTime"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "ceb1e264a4f56ceaecebaa600428d49e";

export default node;
