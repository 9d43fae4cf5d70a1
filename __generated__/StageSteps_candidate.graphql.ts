/**
 * @generated SignedSource<<7ac0a6f88b4454e03343d3387d2f2161>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type StageSteps_candidate$data = {
  readonly stage: EntryStage;
  readonly stageChangedAt: string;
  readonly " $fragmentType": "StageSteps_candidate";
};
export type StageSteps_candidate$key = {
  readonly " $data"?: StageSteps_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageSteps_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageSteps_candidate",
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
      "name": "stageChangedAt",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "e31f0eb7a14e2fe3de02c17ce122f5f9";

export default node;
