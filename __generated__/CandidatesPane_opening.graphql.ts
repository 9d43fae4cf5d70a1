/**
 * @generated SignedSource<<11003d58f8b1002148155ee80837dc12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type CandidatesPane_opening$data = {
  readonly candidateCounts: {
    readonly all: number;
  } | null | undefined;
  readonly id: string;
  readonly resumerationType: ResumerationType;
  readonly " $fragmentSpreads": FragmentRefs<"Board_opening" | "DeskOpeningHead_opening" | "NoCandidates_opening" | "StageTabs_opening">;
  readonly " $fragmentType": "CandidatesPane_opening";
};
export type CandidatesPane_opening$key = {
  readonly " $data"?: CandidatesPane_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatesPane_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatesPane_opening",
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
      "name": "resumerationType",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskOpeningHead_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StageTabs_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Board_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoCandidates_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "404837d6db994e4d89f02c8fcbaca9e1";

export default node;
