/**
 * @generated SignedSource<<735d225b39056b4da89b4d768b97210e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type CandidateCareer_candidate$data = {
  readonly user: {
    readonly profile: {
      readonly hobby: string | null | undefined;
      readonly introduction: string;
      readonly jobProfile: {
        readonly rewardNote: string | null | undefined;
        readonly rewardPrices: ReadonlyArray<{
          readonly netPrice: number;
          readonly rewardCategory: string | null | undefined;
          readonly rewardType: RewardType;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"workingFacts_jobProfile">;
      };
      readonly location: string | null | undefined;
      readonly skills: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly tools: ReadonlyArray<{
        readonly name: string;
      }>;
    };
  };
  readonly " $fragmentType": "CandidateCareer_candidate";
};
export type CandidateCareer_candidate$key = {
  readonly " $data"?: CandidateCareer_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateCareer_candidate">;
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
  "name": "CandidateCareer_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
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
                  "kind": "InlineDataFragmentSpread",
                  "name": "workingFacts_jobProfile",
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
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
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
                      "name": "rewardType",
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
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "db32e4dfb59184a9a6aa08ed811976fe";

export default node;
