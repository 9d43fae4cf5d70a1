/**
 * @generated SignedSource<<a5b2cb3c8b197ba3e677425e50a9c4b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type EntryState_entry$data = {
  readonly canWithdraw: boolean;
  readonly chatRoomId: string | null | undefined;
  readonly enteredAt: string;
  readonly firstRepliedAt: string | null | undefined;
  readonly latestMessage: string | null | undefined;
  readonly latestMessageAt: string | null | undefined;
  readonly replyBy: string;
  readonly stage: EntryStage;
  readonly " $fragmentSpreads": FragmentRefs<"EntryChanges_entry" | "EntryWords_entry">;
  readonly " $fragmentType": "EntryState_entry";
};
export type EntryState_entry$key = {
  readonly " $data"?: EntryState_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryState_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryState_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enteredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstRepliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatRoomId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latestMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latestMessageAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canWithdraw",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryWords_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryChanges_entry"
    }
  ],
  "type": "JobEntry",
  "abstractKey": null
};

(node as any).hash = "475e9dfbd58c0bf2cae96968336ef7a1";

export default node;
