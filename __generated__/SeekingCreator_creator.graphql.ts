/**
 * @generated SignedSource<<0127773966bddaf81fd7587758407cc3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type OperationalHours = "FROM_10_TO_20_HOURS_PER_WEEK" | "FROM_20_TO_30_HOURS_PER_WEEK" | "FROM_30_TO_40_HOURS_PER_WEEK" | "LESS_THAN_10_HOURS_PER_WEEK" | "MORE_THAN_40_HOURS_PER_WEEK";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
import { FragmentRefs } from "relay-runtime";
export type SeekingCreator_creator$data = {
  readonly id: string;
  readonly newestProducts: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly thumbnailImage: {
      readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
    } | null | undefined;
  }>;
  readonly profile: {
    readonly jobProfile: {
      readonly engagementType: CreatorEngagementType | null | undefined;
      readonly operationalAvailabilities: ReadonlyArray<OperationalAvailability>;
      readonly operationalHours: OperationalHours | null | undefined;
      readonly rewardPrices: ReadonlyArray<{
        readonly id: string;
        readonly rewardCategory: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"RewardPrice_price">;
      }>;
      readonly wayOfWorkings: ReadonlyArray<WayOfWorking>;
    };
    readonly location: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_creator" | "creatorFace_creator" | "creatorStatus_creator">;
  readonly " $fragmentType": "SeekingCreator_creator";
};
export type SeekingCreator_creator$key = {
  readonly " $data"?: SeekingCreator_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeekingCreator_creator">;
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
  "name": "SeekingCreator_creator",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_creator"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "creatorFace_creator",
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "creatorName_creator",
          "selections": [
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
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
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
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "creatorStatus_creator",
      "selections": [
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
          "name": "location",
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
              "name": "engagementType",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RewardPrice_price"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "newestProducts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "thumbnailImage",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MediaPicture_media"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "newestProducts(first:3)"
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};
})();

(node as any).hash = "a211b8c119fc9658ada9262249e3a5b3";

export default node;
