/**
 * @generated SignedSource<<d993b3bdcca1a442b5cf98668b67f89b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MailTiming = "AT_ONCE" | "DAILY" | "NEVER";
export type NotificationKind = "CHAT_MESSAGE" | "ENGAGEMENT" | "ENTRY_JOB_OPENING" | "ENTRY_PROGRESS" | "FOLLOW_RECEIVED" | "INTERVIEW" | "JOB_CONSULTATION" | "JOB_OFFER" | "OPENING_REVIEW" | "PLATFORM" | "PRODUCT_REVIEW" | "SAVED_JOB_OPENING" | "SAVED_SEARCH";
import { FragmentRefs } from "relay-runtime";
export type NotificationsSection_user$data = {
  readonly notificationPreferences: ReadonlyArray<{
    readonly inApp: boolean;
    readonly kind: NotificationKind;
    readonly mail: MailTiming;
    readonly push: boolean;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DeliverySettings_user">;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "push",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliverySettings_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "424ed3878d10ce7a03ca16af94e57348";

export default node;
