/**
 * @generated SignedSource<<6877ea5c9712d31afb298eaf49fe78fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ChatRoomStanding = "BLOCKED" | "BLOCKING" | "DECLINED" | "OPEN" | "REQUESTED" | "SUSPENDED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type useRoomBlock_room$data = {
  readonly company: {
    readonly id: string;
  };
  readonly id: string;
  readonly standing: ChatRoomStanding;
  readonly " $fragmentType": "useRoomBlock_room";
};
export type useRoomBlock_room$key = {
  readonly " $data"?: useRoomBlock_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRoomBlock_room">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRoomBlock_room",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "91c42ee256cdd46bfd080fa56cb12423";

export default node;
