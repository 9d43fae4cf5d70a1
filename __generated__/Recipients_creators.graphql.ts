/**
 * @generated SignedSource<<ee1ae5fcae65b5c76d263f39db9440b7>>
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
    readonly firstName: string;
    readonly jobProfile: {
      readonly jobSeekingStatus: JobSeekingStatus;
      readonly rewardPrices: ReadonlyArray<{
        readonly netPrice: number;
        readonly rewardType: RewardType;
      }>;
    };
    readonly lastName: string;
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
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
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
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

(node as any).hash = "5408018216c6a3aff086f27205c75fd8";

export default node;
