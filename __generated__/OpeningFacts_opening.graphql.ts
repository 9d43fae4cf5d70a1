/**
 * @generated SignedSource<<fbbfcc4fc5733fae140053655dc88887>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ContractPeriodType = "FIXED_TERM" | "INDEFINITE";
export type PayUnit = "HOUR" | "HOURLY" | "MONTH" | "MONTHLY";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type WorkingPlaceType = "FULL_REMOTE" | "ON_SITE" | "PARTIAL_REMOTE";
import { FragmentRefs } from "relay-runtime";
export type OpeningFacts_opening$data = {
  readonly contract: {
    readonly deliveryDecidedBy: string | null | undefined;
    readonly desiredDeliveryAt: string | null | undefined;
    readonly netPrice: number | null | undefined;
  } | null | undefined;
  readonly fullTime: {
    readonly contractPeriodType: ContractPeriodType | null | undefined;
    readonly payMax: number | null | undefined;
    readonly payMin: number | null | undefined;
    readonly payUnit: PayUnit | null | undefined;
  } | null | undefined;
  readonly hourly: {
    readonly netPrice: number | null | undefined;
    readonly requestedPeriodMonths: number | null | undefined;
    readonly weeklyOperationalHours: number | null | undefined;
  } | null | undefined;
  readonly resumerationType: ResumerationType;
  readonly workingPlaceType: WorkingPlaceType | null | undefined;
  readonly " $fragmentType": "OpeningFacts_opening";
};
export type OpeningFacts_opening$key = {
  readonly " $data"?: OpeningFacts_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningFacts_opening">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningFacts_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resumerationType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingPlaceType",
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "desiredDeliveryAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deliveryDecidedBy",
            "storageKey": null
          }
        ],
        "type": "ContractJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contract"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weeklyOperationalHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requestedPeriodMonths",
            "storageKey": null
          }
        ],
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contractPeriodType",
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

(node as any).hash = "9322a710f632aad0fc66b928b1b54162";

export default node;
