/**
 * @generated SignedSource<<9f3105af82efd2d38113fc4af09601d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DevicesSection_user$data = {
  readonly sessions: ReadonlyArray<{
    readonly deviceName: string;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"DeviceRow_session">;
  }>;
  readonly " $fragmentType": "DevicesSection_user";
};
export type DevicesSection_user$key = {
  readonly " $data"?: DevicesSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicesSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DevicesSection_user",
  "selections": [
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
          "name": "deviceName",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeviceRow_session"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2858964c68f412fd8f470c4f4afe0700";

export default node;
