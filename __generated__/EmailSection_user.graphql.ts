/**
 * @generated SignedSource<<deb4978830aafc790082f1f04ba40f75>>
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "79c0fec2f199ec1637ca4e3298e6e302";

export default node;
