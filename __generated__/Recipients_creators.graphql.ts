/**
 * @generated SignedSource<<f2239c3b9bfc1a267cf108e29ebe7629>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type Recipients_creators$data = ReadonlyArray<{
  readonly id: string;
  readonly profile: {
    readonly jobProfile: {
      readonly jobSeekingStatus: JobSeekingStatus;
      readonly rewardPrices: ReadonlyArray<{
        readonly netPrice: number;
        readonly rewardType: RewardType;
      }>;
    };
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
    readonly userName: string;
  };
  readonly " $fragmentType": "Recipients_creators";
}>;
export type Recipients_creators$key = ReadonlyArray<{
  readonly " $data"?: Recipients_creators$data;
  readonly " $fragmentSpreads": FragmentRefs<"Recipients_creators">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Recipients_creators",
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
      "concreteType": "CreatorProfile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "profileImage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CreatorJobProfile",
          "kind": "LinkedField",
          "name": "jobProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jobSeekingStatus",
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
                  "name": "rewardType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "netPrice",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "5fca0a8f11fc2bfd4f4ad49f489a083e";

export default node;
