/**
 * @generated SignedSource<<a4a87874562af5bccffd427b37ba681b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorActs_creator$data = {
  readonly id: string;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowButton_creator"
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "8062b5ac9762641662fcf8afb41ad835";

export default node;
