/**
 * @generated SignedSource<<b976379fb27babb22a7c19306f2160d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type StageTabs_opening$data = {
  readonly candidateCounts: {
    readonly all: number;
    readonly stages: ReadonlyArray<{
      readonly count: number;
      readonly stage: EntryStage;
    }>;
    readonly unread: number;
  } | null | undefined;
  readonly " $fragmentType": "StageTabs_opening";
};
export type StageTabs_opening$key = {
  readonly " $data"?: StageTabs_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageTabs_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageTabs_opening",
  "selections": [
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

(node as any).hash = "6601b98af1a7e236570aec8ee5907b0a";

export default node;
