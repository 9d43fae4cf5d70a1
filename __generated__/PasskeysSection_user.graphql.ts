/**
 * @generated SignedSource<<63cf5ba57cb918aecff85ceb4430968d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasskeysSection_user$data = {
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
  }>;
  readonly " $fragmentType": "PasskeysSection_user";
};
export type PasskeysSection_user$key = {
  readonly " $data"?: PasskeysSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeysSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeysSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PasskeyRow_passkey"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3d63a513c02ede0c1c40fa8fbb382d8e";

export default node;
