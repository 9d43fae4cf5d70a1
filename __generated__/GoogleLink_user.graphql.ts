/**
 * @generated SignedSource<<5b4aa85da8e7ba26940c5f1202dc7c9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GoogleLink_user$data = {
  readonly hasPassword: boolean;
  readonly sessions: ReadonlyArray<{
    readonly id: string;
    readonly isCurrent: boolean;
  }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceSession",
      "kind": "LinkedField",
      "name": "sessions",
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
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "41a3be978d7d20002e89b988544eb895";

export default node;
