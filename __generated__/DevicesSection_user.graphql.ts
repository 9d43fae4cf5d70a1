/**
 * @generated SignedSource<<bcae5ef9432fbdf9fb5ab2e015574035>>
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
  readonly " $fragmentSpreads": FragmentRefs<"SecurityChanges_user">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SecurityChanges_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2f7c6772b3a700713edb14eb4bb35b49";

export default node;
