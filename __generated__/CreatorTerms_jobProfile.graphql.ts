/**
 * @generated SignedSource<<361efac37d1ebbc3de5333040483c453>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type CreatorTerms_jobProfile$data = {
  readonly rewardNote: string | null | undefined;
  readonly rewardPrices: ReadonlyArray<{
    readonly grossPrice: number;
    readonly id: string;
    readonly netPrice: number;
    readonly rewardCategory: string | null | undefined;
    readonly rewardType: RewardType;
  }>;
  readonly " $fragmentType": "CreatorTerms_jobProfile";
};
export type CreatorTerms_jobProfile$key = {
  readonly " $data"?: CreatorTerms_jobProfile$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorTerms_jobProfile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorTerms_jobProfile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rewardNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RewardPrice",
      "kind": "LinkedField",
      "name": "rewardPrices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rewardCategory",
          "storageKey": null
        },
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
      "storageKey": null
    }
  ],
  "type": "CreatorJobProfile",
  "abstractKey": null
};

(node as any).hash = "521b60880883e9a07ce4c584ce931045";

export default node;
