/**
 * @generated SignedSource<<83d3e4bc036f179837ade77681f2691c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasskeyRow_passkey$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly isBackedUp: boolean;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "PasskeyRow_passkey";
};
export type PasskeyRow_passkey$key = {
  readonly " $data"?: PasskeyRow_passkey$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeyRow_passkey",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBackedUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    }
  ],
  "type": "Passkey",
  "abstractKey": null
};

(node as any).hash = "d78704c7b19a046d794c0ceecf4b22f7";

export default node;
