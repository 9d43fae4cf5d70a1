/**
 * @generated SignedSource<<be5f2864aa3cccbf06c87000397b7a1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type hopedPrice_profile$data = {
  readonly jobProfile: {
    readonly rewardPrices: ReadonlyArray<{
      readonly netPrice: number;
      readonly rewardType: RewardType;
    }>;
  };
  readonly " $fragmentType": "hopedPrice_profile";
};
export type hopedPrice_profile$key = {
  readonly " $data"?: hopedPrice_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"hopedPrice_profile">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "hopedPrice_profile"
};

(node as any).hash = "79dac13a9e7d40156c911bfed07b4e2b";

export default node;
