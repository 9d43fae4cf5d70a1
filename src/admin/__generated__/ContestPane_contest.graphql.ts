/**
 * @generated SignedSource<<becba2f5e5b22deb75b25fe5dc5843ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DecisionSubject = "COMPANY" | "JOB_OPENING" | "PRODUCT" | "USER";
import { FragmentRefs } from "relay-runtime";
export type ContestPane_contest$data = {
  readonly contest: string;
  readonly contestedAt: string;
  readonly decidedAt: string;
  readonly decidedBy: string | null | undefined;
  readonly endedAt: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly isOwn: boolean;
  readonly reason: string;
  readonly rule: string | null | undefined;
  readonly subjectId: string;
  readonly subjectKind: DecisionSubject;
  readonly subjectName: string;
  readonly " $fragmentType": "ContestPane_contest";
};
export type ContestPane_contest$key = {
  readonly " $data"?: ContestPane_contest$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContestPane_contest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContestPane_contest",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectName",
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
      "name": "decidedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
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
      "name": "contestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contest",
      "storageKey": null
    }
  ],
  "type": "Contest",
  "abstractKey": null
};

(node as any).hash = "f7b5959147a9d9e4571e173a038969d1";

export default node;
