/**
 * @generated SignedSource<<2c3dae3d47a93afcd403a28d28cf9d7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoogleLink_user$data = {
  readonly hasPassword: boolean;
  readonly " $fragmentType": "GoogleLink_user";
};
export type GoogleLink_user$key = {
  readonly " $data"?: GoogleLink_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoogleLink_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoogleLink_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0d9fe8804cd8b5f7cc8bbc8e89979443";

export default node;
