/**
 * @generated SignedSource<<9c527e9cb80307f22fbf46292a5728c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeviceRow_session$data = {
  readonly address: string;
  readonly createdAt: string;
  readonly deviceName: string;
  readonly isCurrent: boolean;
  readonly lastUsedAt: string;
  readonly " $fragmentType": "DeviceRow_session";
};
export type DeviceRow_session$key = {
  readonly " $data"?: DeviceRow_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceRow_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceRow_session",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
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
  "type": "DeviceSession",
  "abstractKey": null
};

(node as any).hash = "3c28ba41ca2ab5791f06fe30c98a925c";

export default node;
