/**
 * @generated SignedSource<<324919b521f1351f8f44924da07ca378>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type OperationalHours = "FROM_10_TO_20_HOURS_PER_WEEK" | "FROM_20_TO_30_HOURS_PER_WEEK" | "FROM_30_TO_40_HOURS_PER_WEEK" | "LESS_THAN_10_HOURS_PER_WEEK" | "MORE_THAN_40_HOURS_PER_WEEK";
export type RegistrationStep = "COMPLETED" | "EMAIL_VERIFICATION" | "ENGAGEMENT_TYPE" | "JOB_PROFILE" | "PASSWORD" | "PROFILE";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
import { FragmentRefs } from "relay-runtime";
export type JobProfileForm_user$data = {
  readonly id: string;
  readonly profile: {
    readonly jobProfile?: {
      readonly jobSeekingStatus: JobSeekingStatus;
      readonly operationalAvailabilities: ReadonlyArray<OperationalAvailability>;
      readonly operationalHours: OperationalHours | null | undefined;
      readonly rewardNote: string | null | undefined;
      readonly rewardPrices: ReadonlyArray<{
        readonly id: string;
        readonly netPrice: number;
        readonly rewardCategory: string | null | undefined;
        readonly rewardType: RewardType;
      }>;
      readonly wayOfWorkings: ReadonlyArray<WayOfWorking>;
    } | null | undefined;
  } | null | undefined;
  readonly registrationStep: RegistrationStep;
  readonly " $fragmentType": "JobProfileForm_user";
};
export type JobProfileForm_user$key = {
  readonly " $data"?: JobProfileForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobProfileForm_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobProfileForm_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationStep",
      "storageKey": null
    },
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
                  "concreteType": "RewardPrice",
                  "kind": "LinkedField",
                  "name": "rewardPrices",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
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
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rewardNote",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "4648b804afa2fd28dfaee396872cad28";

export default node;
