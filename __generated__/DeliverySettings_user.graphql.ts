/**
 * @generated SignedSource<<3fe4f5a7f9f2e23fed18db8fa68c8a55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliverySettings_user$data = {
  readonly id: string;
  readonly notificationSettings: {
    readonly agreesToNews: boolean;
    readonly hidesWords: boolean;
    readonly pushKey: string;
    readonly quietHours: {
      readonly from: number;
      readonly until: number;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DeliverySettings_user";
};
export type DeliverySettings_user$key = {
  readonly " $data"?: DeliverySettings_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliverySettings_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliverySettings_user",
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
      "concreteType": "NotificationSettings",
      "kind": "LinkedField",
      "name": "notificationSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QuietHours",
          "kind": "LinkedField",
          "name": "quietHours",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "until",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agreesToNews",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hidesWords",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pushKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "efa48ad0e2a605aabd3b8b85b48c3ff6";

export default node;
