/**
 * @generated SignedSource<<ba23bb22468d9cfdc0ff0cde0c28e25b>>
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
export type CreatorAbout_creator$data = {
  readonly id: string;
  readonly isSelf: boolean;
  readonly profile: {
    readonly hobby: string | null | undefined;
    readonly introduction: string;
    readonly jobProfile: {
      readonly engagementType: CreatorEngagementType | null | undefined;
      readonly operationalAvailabilities: ReadonlyArray<OperationalAvailability>;
      readonly operationalHours: OperationalHours | null | undefined;
      readonly wayOfWorkings: ReadonlyArray<WayOfWorking>;
      readonly " $fragmentSpreads": FragmentRefs<"CreatorTerms_jobProfile">;
    };
    readonly location: string | null | undefined;
    readonly skills: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly tools: ReadonlyArray<{
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "CreatorAbout_creator";
};
export type CreatorAbout_creator$key = {
  readonly " $data"?: CreatorAbout_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorAbout_creator">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorAbout_creator",
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
      "name": "isSelf",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "CreatorTerms_jobProfile"
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

(node as any).hash = "3cfb5ca55af5ef2a58753d06fb7f890f";

export default node;
