/**
 * @generated SignedSource<<9d174a564d9596cec5dbb8e536e97a41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type SecurityChangeKind = "DEVICES_FORGOTTEN" | "DEVICE_REMEMBERED" | "EMAIL_CHANGED" | "FACTOR_REMOVED" | "GOOGLE_LINKED" | "GOOGLE_UNLINKED" | "PASSKEY_ADDED" | "PASSKEY_REMOVED" | "PASSWORD_CHANGED" | "RECOVERY_CODES_MADE" | "RECOVERY_CODE_USED" | "RECOVERY_STARTED" | "RECOVERY_STOPPED" | "TOTP_OFF" | "TOTP_ON";
import { FragmentRefs } from "relay-runtime";
export type SecurityChanges_user$data = {
  readonly securityChanges: ReadonlyArray<{
    readonly address: string;
    readonly createdAt: string;
    readonly detail: string | null | undefined;
    readonly deviceName: string;
    readonly id: string;
    readonly kind: SecurityChangeKind;
  }>;
  readonly " $fragmentType": "SecurityChanges_user";
};
export type SecurityChanges_user$key = {
  readonly " $data"?: SecurityChanges_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityChanges_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityChanges_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SecurityChange",
      "kind": "LinkedField",
      "name": "securityChanges",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5a73c6231d897692f3cf620f2573fbe1";

export default node;
