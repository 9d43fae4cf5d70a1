/**
 * @generated SignedSource<<09a34491d89a4e35c984ef6dee789e57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ChatRoomStanding = "BLOCKED" | "BLOCKING" | "DECLINED" | "OPEN" | "REQUESTED" | "SUSPENDED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type RequestNotice_room$data = {
  readonly beganWith: {
    readonly id: string;
    readonly jobOpeningId: string;
    readonly title: string;
  } | null | undefined;
  readonly company: {
    readonly id: string;
    readonly location: string | null | undefined;
    readonly name: string;
  };
  readonly id: string;
  readonly standing: ChatRoomStanding;
  readonly " $fragmentType": "RequestNotice_room";
};
export type RequestNotice_room$key = {
  readonly " $data"?: RequestNotice_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestNotice_room">;
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
  "name": "RequestNotice_room",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatJobOpening",
      "kind": "LinkedField",
      "name": "beganWith",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobOpeningId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "418da5f331edd7a1dc26b1c96988c4b2";

export default node;
