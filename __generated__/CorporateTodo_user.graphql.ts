/**
 * @generated SignedSource<<0b574320d4ae8859b6170f95db92e3d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CorporateTodo_user$data = {
  readonly profile: {
    readonly todoStatus?: {
      readonly doNotShowInitialUseFollowFeatureAgain: boolean;
      readonly doNotUseFollowFeatureInFollowingScreenAgain: boolean;
      readonly initialAccessFollowingPageUsed: boolean;
      readonly initialFollowFeatureUsed: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "CorporateTodo_user";
};
export type CorporateTodo_user$key = {
  readonly " $data"?: CorporateTodo_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorporateTodo_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorporateTodo_user",
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
              "concreteType": "CorporateTodoStatus",
              "kind": "LinkedField",
              "name": "todoStatus",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "initialFollowFeatureUsed",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "initialAccessFollowingPageUsed",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "doNotShowInitialUseFollowFeatureAgain",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "doNotUseFollowFeatureInFollowingScreenAgain",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "PrivateCorporateProfile",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "8b9086767b10d354282a45c5c780f757";

export default node;
