/**
 * @generated SignedSource<<a93a0b4c245211ab8feb1bc52c3a142e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeTabs_user$data = {
  readonly unreadActivityNotificationsCount: number;
  readonly unreadTsumugiNotificationsCount: number;
  readonly " $fragmentType": "NoticeTabs_user";
};
export type NoticeTabs_user$key = {
  readonly " $data"?: NoticeTabs_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeTabs_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeTabs_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadActivityNotificationsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadTsumugiNotificationsCount",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d619534a5a6dea2bb3973da70ef282ee";

export default node;
