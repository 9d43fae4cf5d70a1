/**
 * @generated SignedSource<<ec7056827717a401cffac5cc50c1dab3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DecisionSubject = "COMPANY" | "JOB_OPENING" | "PRODUCT" | "USER";
import { FragmentRefs } from "relay-runtime";
export type ContestsPage_contest$data = {
  readonly contestedAt: string;
  readonly isOwn: boolean;
  readonly subjectKind: DecisionSubject;
  readonly subjectName: string;
  readonly " $fragmentType": "ContestsPage_contest";
};
export type ContestsPage_contest$key = {
  readonly " $data"?: ContestsPage_contest$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContestsPage_contest">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContestsPage_contest",
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
      "name": "contestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    }
  ],
  "type": "Contest",
  "abstractKey": null
};

(node as any).hash = "2af474e3a71d5c510e4dfc4352ff5657";

export default node;
