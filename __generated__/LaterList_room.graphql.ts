/**
 * @generated SignedSource<<5280d9e545e0c2aca3bafb7ed025256a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LaterList_room$data = {
  readonly id: string;
  readonly scheduledMessages: ReadonlyArray<{
    readonly clientId: string;
    readonly id: string;
    readonly refusal: string | null | undefined;
    readonly sendAt: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "LaterList_room";
};
export type LaterList_room$key = {
  readonly " $data"?: LaterList_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaterList_room">;
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
  "name": "LaterList_room",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledMessage",
      "kind": "LinkedField",
      "name": "scheduledMessages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clientId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sendAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refusal",
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

(node as any).hash = "a0f072d46e0d2011d4ff73c651c22740";

export default node;
