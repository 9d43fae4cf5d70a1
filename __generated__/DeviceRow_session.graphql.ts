/**
 * @generated SignedSource<<db815333fd6cdf5874e742c89ad38aaa>>
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
  readonly needsNoCodeUntil: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsNoCodeUntil",
      "storageKey": null
    }
  ],
  "type": "DeviceSession",
  "abstractKey": null
};

(node as any).hash = "f6ca160fe84466197f2c0ecf6a01b470";

export default node;
