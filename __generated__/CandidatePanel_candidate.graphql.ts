/**
 * @generated SignedSource<<881d12d4098ceeb17962fd3237e93033>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidatePanel_candidate$data = {
  readonly id: string;
  readonly isRead: boolean;
  readonly notesCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateActs_candidate" | "CandidateAnswers_candidate" | "CandidateCareer_candidate" | "CandidateFit_candidate" | "CandidateHead_candidate" | "CandidateRecord_candidate" | "CandidateWorks_candidate" | "PaymentEstimate_candidate" | "StageSteps_candidate">;
  readonly " $fragmentType": "CandidatePanel_candidate";
};
export type CandidatePanel_candidate$key = {
  readonly " $data"?: CandidatePanel_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatePanel_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatePanel_candidate",
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
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notesCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateHead_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StageSteps_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateWorks_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateAnswers_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateFit_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentEstimate_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateCareer_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateRecord_candidate"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidateActs_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "7388778f02d448dfa69c5d659a972490";

export default node;
