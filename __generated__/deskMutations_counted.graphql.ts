/**
 * @generated SignedSource<<ab9a312aae0235242001d8496ee9e663>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type deskMutations_counted$data = {
  readonly candidateCounts: {
    readonly all: number;
    readonly late: number;
    readonly stages: ReadonlyArray<{
      readonly count: number;
      readonly stage: EntryStage;
    }>;
    readonly unread: number;
  } | null | undefined;
  readonly entriesCount: number | null | undefined;
  readonly id: string;
  readonly unreadEntriesCount: number | null | undefined;
  readonly " $fragmentType": "deskMutations_counted";
};
export type deskMutations_counted$key = {
  readonly " $data"?: deskMutations_counted$data;
  readonly " $fragmentSpreads": FragmentRefs<"deskMutations_counted">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "deskMutations_counted",
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
      "name": "entriesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadEntriesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateCounts",
      "kind": "LinkedField",
      "name": "candidateCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "late",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidateStageCount",
          "kind": "LinkedField",
          "name": "stages",
          "plural": true,
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
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "95cd41a36124a53ad4e953e6d2bb87de";

export default node;
