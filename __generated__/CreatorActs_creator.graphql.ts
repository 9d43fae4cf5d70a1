/**
 * @generated SignedSource<<3e9c406ad1f46649d39e74838b84fd9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorActs_creator$data = {
  readonly isSelf: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_creator">;
  readonly " $fragmentType": "CreatorActs_creator";
};
export type CreatorActs_creator$key = {
  readonly " $data"?: CreatorActs_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorActs_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorActs_creator",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSelf",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_creator"
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "1656347fd9e592b337a72324040efbf0";

export default node;
