/**
 * @generated SignedSource<<ab5014a512b0aa0d40a7acd7a1870e46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailSection_user$data = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "EmailSection_user";
};
export type EmailSection_user$key = {
  readonly " $data"?: EmailSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailSection_user",
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
      "name": "emailVerified",
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

(node as any).hash = "e74f7c1018b6a1e1eb8c0e6e3dbbb3b9";

export default node;
