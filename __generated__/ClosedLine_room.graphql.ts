/**
 * @generated SignedSource<<a50ee35182e74798b58b99de31a5fcb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ClosedLine_room$data = {
  readonly cannotSendReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomBlock_room">;
  readonly " $fragmentType": "ClosedLine_room";
};
export type ClosedLine_room$key = {
  readonly " $data"?: ClosedLine_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedLine_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedLine_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cannotSendReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRoomBlock_room"
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};

(node as any).hash = "c9649c77bd146769f35524b4ea1136d9";

export default node;
