/**
 * @generated SignedSource<<f2d758271d3a65b9d36b49985ee32a98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OnboardingTodo_user$data = {
  readonly profile: {
    readonly onboardingStatus?: {
      readonly creatorUserBankAccountRegistered: boolean;
      readonly creatorUserJobProfileRegistered: boolean;
      readonly creatorUserProductRegistered: boolean;
      readonly creatorUserProfileRegistered: boolean;
      readonly doNotShowAgain: boolean;
      readonly doNotShowAgainSp: boolean;
      readonly isCreatorUserOnboardingTodoCompleted: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "OnboardingTodo_user";
};
export type OnboardingTodo_user$key = {
  readonly " $data"?: OnboardingTodo_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnboardingTodo_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnboardingTodo_user",
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
              "concreteType": "OnboardingStatus",
              "kind": "LinkedField",
              "name": "onboardingStatus",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isCreatorUserOnboardingTodoCompleted",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "creatorUserProfileRegistered",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "creatorUserProductRegistered",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "creatorUserJobProfileRegistered",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "creatorUserBankAccountRegistered",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "doNotShowAgain",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "doNotShowAgainSp",
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

(node as any).hash = "3b19a956162c816bf7ef70411a2b882b";

export default node;
