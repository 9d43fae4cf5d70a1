/**
 * @generated SignedSource<<bb8f2929ab86c2602895aef73e98cd6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MailTiming = "AT_ONCE" | "DAILY" | "NEVER";
export type NotificationKind = "CHAT_MESSAGE" | "ENTRY_JOB_OPENING" | "ENTRY_PROGRESS" | "FOLLOW_RECEIVED" | "INTERVIEW" | "JOB_CONSULTATION" | "JOB_OFFER" | "PLATFORM" | "PRODUCT_REVIEW" | "SAVED_JOB_OPENING" | "SAVED_SEARCH";
import { FragmentRefs } from "relay-runtime";
export type NotificationsSection_user$data = {
  readonly notificationPreferences: ReadonlyArray<{
    readonly inApp: boolean;
    readonly kind: NotificationKind;
    readonly mail: MailTiming;
  }>;
  readonly " $fragmentType": "NotificationsSection_user";
};
export type NotificationsSection_user$key = {
  readonly " $data"?: NotificationsSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationsSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotificationsSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NotificationPreference",
      "kind": "LinkedField",
      "name": "notificationPreferences",
      "plural": true,
      "selections": [
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
          "name": "inApp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a046109b7cfa757aae7d9b044f72bd71";

export default node;
