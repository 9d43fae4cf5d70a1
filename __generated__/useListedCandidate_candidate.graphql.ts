/**
 * @generated SignedSource<<28ca123109f0a08d9e462a3881708b14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type useListedCandidate_candidate$data = {
  readonly assignee: {
    readonly fullName: string;
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
  readonly enteredAt: string;
  readonly entryMessage: string;
  readonly firstRepliedAt: string | null | undefined;
  readonly id: string;
  readonly isRead: boolean;
  readonly replyBy: string;
  readonly stage: EntryStage;
  readonly user: {
    readonly newestProducts: ReadonlyArray<{
      readonly id: string;
      readonly thumbnailImage: {
        readonly height: number;
        readonly thumbhash: string | null | undefined;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
    }>;
    readonly profile: {
      readonly firstName: string;
      readonly lastName: string;
      readonly profileImage: {
        readonly url: string;
      } | null | undefined;
      readonly skills: ReadonlyArray<{
        readonly name: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"hopedPrice_profile">;
    };
  };
  readonly " $fragmentType": "useListedCandidate_candidate";
};
export type useListedCandidate_candidate$key = {
  readonly " $data"?: useListedCandidate_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"useListedCandidate_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v2 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useListedCandidate_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enteredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstRepliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CorporateUser",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
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
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
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
              "concreteType": "Media",
              "kind": "LinkedField",
              "name": "thumbnailImage",
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
            }
          ],
          "storageKey": "newestProducts(first:4)"
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
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CreatorSkill",
              "kind": "LinkedField",
              "name": "skills",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "kind": "InlineDataFragmentSpread",
              "name": "hopedPrice_profile",
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
              "args": null,
              "argumentDefinitions": []
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

(node as any).hash = "f4712a2a48a25be835d99f48c972adf9";

export default node;
