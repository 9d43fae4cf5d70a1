/**
 * @generated SignedSource<<f9fba7ba187f925dce786c2c4aab1df1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type OperationalHours = "FROM_10_TO_20_HOURS_PER_WEEK" | "FROM_20_TO_30_HOURS_PER_WEEK" | "FROM_30_TO_40_HOURS_PER_WEEK" | "LESS_THAN_10_HOURS_PER_WEEK" | "MORE_THAN_40_HOURS_PER_WEEK";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
import { FragmentRefs } from "relay-runtime";
export type CreatorHead_creator$data = {
  readonly followersCount: number;
  readonly profile: {
    readonly coverImage: {
      readonly height: number;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly firstName: string;
    readonly hobby: string | null | undefined;
    readonly introduction: string;
    readonly jobProfile: {
      readonly engagementType: CreatorEngagementType | null | undefined;
      readonly jobSeekingStatus: JobSeekingStatus;
      readonly operationalAvailabilities: ReadonlyArray<OperationalAvailability>;
      readonly operationalHours: OperationalHours | null | undefined;
      readonly wayOfWorkings: ReadonlyArray<WayOfWorking>;
    };
    readonly lastName: string;
    readonly location: string | null | undefined;
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
    readonly skills: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly tools: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly userName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreatorActs_creator">;
  readonly " $fragmentType": "CreatorHead_creator";
};
export type CreatorHead_creator$key = {
  readonly " $data"?: CreatorHead_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorHead_creator">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorHead_creator",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followersCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorActs_creator"
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
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "introduction",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "hobby",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CreatorSkill",
          "kind": "LinkedField",
          "name": "skills",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Tool",
          "kind": "LinkedField",
          "name": "tools",
          "plural": true,
          "selections": (v0/*:: as any*/),
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
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "coverImage",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "thumbhash",
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
})();

(node as any).hash = "71adac1d69a69d7cc932a13f0d33f6c7";

export default node;
