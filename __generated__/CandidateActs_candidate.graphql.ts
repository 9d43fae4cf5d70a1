/**
 * @generated SignedSource<<bb66e8f3af4e61272bc77ad5065b1b8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type CandidateActs_candidate$data = {
  readonly firstRepliedAt: string | null | undefined;
  readonly id: string;
  readonly stage: EntryStage;
  readonly " $fragmentType": "CandidateActs_candidate";
};
export type CandidateActs_candidate$key = {
  readonly " $data"?: CandidateActs_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateActs_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateActs_candidate",
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
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstRepliedAt",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "3500a16eeb084fc850ba86d2cb78a639";

export default node;
