/**
 * @generated SignedSource<<88c72ee575f06feda3085e9ce2a7934e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TsumugiNotificationActionType = "CAMPAIGN" | "IMPORTANT" | "INFORMATION" | "MAINTENANCE" | "NEW_FEATURE";
import { FragmentRefs } from "relay-runtime";
export type HouseNotice_notice$data = {
  readonly actionType: TsumugiNotificationActionType;
  readonly content: string;
  readonly id: string;
  readonly link: string | null | undefined;
  readonly publishAt: string;
  readonly readAt: string | null | undefined;
  readonly " $fragmentType": "HouseNotice_notice";
};
export type HouseNotice_notice$key = {
  readonly " $data"?: HouseNotice_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"HouseNotice_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HouseNotice_notice",
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
      "name": "actionType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    }
  ],
  "type": "TsumugiNotification",
  "abstractKey": null
};

(node as any).hash = "11c15492aded9317c902a3e5d76821d0";

export default node;
