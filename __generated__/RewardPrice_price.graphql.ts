/**
 * @generated SignedSource<<bcf3293b35552d34223037c569da6a56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type RewardPrice_price$data = {
  readonly grossPrice: number;
  readonly netPrice: number;
  readonly rewardType: RewardType;
  readonly " $fragmentType": "RewardPrice_price";
};
export type RewardPrice_price$key = {
  readonly " $data"?: RewardPrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"RewardPrice_price">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RewardPrice_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rewardType",
      "storageKey": null
    },
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
    }
  ],
  "type": "RewardPrice",
  "abstractKey": null
};

(node as any).hash = "e251c887c9e8e8f8f77eccb67104e08f";

export default node;
