/**
 * @generated SignedSource<<c671e7d7703068e173b8956dcb3c4a11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FollowButton_creator$data = {
  readonly id: string;
  readonly isFollowed: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"creatorName_creator">;
  readonly " $fragmentType": "FollowButton_creator";
};
export type FollowButton_creator$key = {
  readonly " $data"?: FollowButton_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowButton_creator",
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
      "name": "isFollowed",
      "storageKey": null
    },
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
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "1f3d1c0decd6eda9ed5d6af7170978ab";

export default node;
