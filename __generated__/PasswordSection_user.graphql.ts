/**
 * @generated SignedSource<<c16888ca540c580140e9ffda34ebe889>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordSection_user$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "PasswordSection_user";
};
export type PasswordSection_user$key = {
  readonly " $data"?: PasswordSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
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

(node as any).hash = "20654224453c5ad722e39acfe78b01b1";

export default node;
