/**
 * @generated SignedSource<<7c17de374f985999d91d132d63b25808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Decision_decision$data = {
  readonly answerWords: string | null | undefined;
  readonly answeredAt: string | null | undefined;
  readonly contest: string | null | undefined;
  readonly contestUntil: string;
  readonly contestedAt: string | null | undefined;
  readonly decidedAt: string;
  readonly endedAt: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly isOverturned: boolean | null | undefined;
  readonly mayContest: boolean;
  readonly reason: string;
  readonly rule: string | null | undefined;
  readonly subject: string;
  readonly " $fragmentType": "Decision_decision";
};
export type Decision_decision$key = {
  readonly " $data"?: Decision_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"Decision_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Decision_decision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contestUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayContest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverturned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerWords",
      "storageKey": null
    }
  ],
  "type": "HouseDecision",
  "abstractKey": null
};

(node as any).hash = "cbfdd4e62583d3f12c31ae874fd3469e";

export default node;
