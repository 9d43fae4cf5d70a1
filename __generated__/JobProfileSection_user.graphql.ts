/**
 * @generated SignedSource<<7a992ab6e57408acb466caf90b3cd9ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type OperationalHours = "FROM_10_TO_20_HOURS_PER_WEEK" | "FROM_20_TO_30_HOURS_PER_WEEK" | "FROM_30_TO_40_HOURS_PER_WEEK" | "LESS_THAN_10_HOURS_PER_WEEK" | "MORE_THAN_40_HOURS_PER_WEEK";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
import { FragmentRefs } from "relay-runtime";
export type JobProfileSection_user$data = {
  readonly profile: {
    readonly jobProfile?: {
      readonly jobSeekingStatus: JobSeekingStatus;
      readonly operationalAvailabilities: ReadonlyArray<OperationalAvailability>;
      readonly operationalHours: OperationalHours | null | undefined;
      readonly rewardNote: string | null | undefined;
      readonly rewardPrices: ReadonlyArray<{
        readonly grossPrice: number;
        readonly id: string;
        readonly netPrice: number;
        readonly rewardCategory: string | null | undefined;
        readonly rewardType: RewardType;
      }>;
      readonly wayOfWorkings: ReadonlyArray<WayOfWorking>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JobProfileForm_user">;
  readonly " $fragmentType": "JobProfileSection_user";
};
export type JobProfileSection_user$key = {
  readonly " $data"?: JobProfileSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProfileSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProfileSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
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
                  "kind": "ScalarField",
                  "name": "operationalHours",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "operationalAvailabilities",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "wayOfWorkings",
                  "storageKey": null
                },
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
              "storageKey": null
            }
          ],
          "type": "PrivateCreatorProfile",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobProfileForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "05b36ff4a474c1d29f50658afb8802ad";

export default node;
