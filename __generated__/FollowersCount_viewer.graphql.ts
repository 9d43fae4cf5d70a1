/**
 * @generated SignedSource<<671ef19e65f5b770027b6d2109601d55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FollowersCount_viewer$data = {
  readonly companiesFollowingCount: number | null | undefined;
  readonly " $fragmentType": "FollowersCount_viewer";
};
export type FollowersCount_viewer$key = {
  readonly " $data"?: FollowersCount_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowersCount_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowersCount_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companiesFollowingCount",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "49d9bb1900abeeaebf92cd016044798a";

export default node;
