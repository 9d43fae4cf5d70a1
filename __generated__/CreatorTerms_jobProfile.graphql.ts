/**
 * @generated SignedSource<<357ac9c7ceffce86f60c3bdb03af1d22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorTerms_jobProfile$data = {
  readonly rewardNote: string | null | undefined;
  readonly rewardPrices: ReadonlyArray<{
    readonly id: string;
    readonly rewardCategory: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"RewardPrice_price">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "RewardPrice_price"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreatorJobProfile",
  "abstractKey": null
};

(node as any).hash = "c380802b06a0989bd5014c0a343af404";

export default node;
