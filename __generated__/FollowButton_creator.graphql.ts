/**
 * @generated SignedSource<<e9330d600850566a86d4272dd02093c7>>
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
  readonly profile: {
    readonly firstName: string;
    readonly lastName: string;
  };
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
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "0376179ce5c3d779169e369f589ab19b";

export default node;
