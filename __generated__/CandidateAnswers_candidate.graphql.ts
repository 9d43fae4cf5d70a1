/**
 * @generated SignedSource<<c782daf229f786a03502b6dc3f2ef7ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidateAnswers_candidate$data = {
  readonly entryMessage: string;
  readonly questionAnswers: ReadonlyArray<{
    readonly answerText: string;
    readonly id: string;
    readonly questionTitle: string;
  }>;
  readonly " $fragmentType": "CandidateAnswers_candidate";
};
export type CandidateAnswers_candidate$key = {
  readonly " $data"?: CandidateAnswers_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateAnswers_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateAnswers_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobEntryAnswer",
      "kind": "LinkedField",
      "name": "questionAnswers",
      "plural": true,
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
          "name": "questionTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answerText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "3a256bc4e2a624fff49c8a28e63ecbe9";

export default node;
