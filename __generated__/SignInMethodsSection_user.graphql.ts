/**
 * @generated SignedSource<<69118317a588f51834eefd7fcb6ef4c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SignInMethodsSection_user$data = {
  readonly hasPassword: boolean;
  readonly isGoogleLoggedIn: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"GoogleLink_user">;
  readonly " $fragmentType": "SignInMethodsSection_user";
};
export type SignInMethodsSection_user$key = {
  readonly " $data"?: SignInMethodsSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInMethodsSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInMethodsSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGoogleLoggedIn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoogleLink_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "55d2eec9d7fb91414236cc37872ab2c8";

export default node;
