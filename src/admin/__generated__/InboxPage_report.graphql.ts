/**
 * @generated SignedSource<<89d762a0532e5fd94e0344a8953c0024>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReportReason = "COPYRIGHT" | "FALSE_TERMS" | "FRAUD" | "HARASSMENT" | "INAPPROPRIATE" | "OTHER" | "OUTSIDE_DEALING" | "SPAM";
export type ReportSubject = "CHAT_MESSAGE" | "CHAT_ROOM" | "COMPANY" | "ENGAGEMENT" | "JOB_OPENING" | "PRODUCT" | "USER";
import { FragmentRefs } from "relay-runtime";
export type InboxPage_report$data = {
  readonly createdAt: string;
  readonly reason: ReportReason;
  readonly subjectKind: ReportSubject;
  readonly subjectName: string | null | undefined;
  readonly " $fragmentType": "InboxPage_report";
};
export type InboxPage_report$key = {
  readonly " $data"?: InboxPage_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxPage_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxPage_report",
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
      "name": "subjectName",
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
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "34efa6fea7b94f3c0a5eb8957433cb1c";

export default node;
