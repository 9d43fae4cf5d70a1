/**
 * @generated SignedSource<<d385fc93b4cdffe8703768d024433193>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFirstLook_user$data = {
  readonly profile: {
    readonly todoStatus?: {
      readonly initialAccessFollowingPageUsed: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "useFirstLook_user";
};
export type useFirstLook_user$key = {
  readonly " $data"?: useFirstLook_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFirstLook_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFirstLook_user",
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
                  "name": "initialAccessFollowingPageUsed",
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

(node as any).hash = "dd8f756efeac30dab8b1d3b26c3057cb";

export default node;
