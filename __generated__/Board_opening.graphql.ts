/**
 * @generated SignedSource<<503c4449e134621667a279c02de5bae2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type Board_opening$data = {
  readonly candidateCounts: {
    readonly stages: ReadonlyArray<{
      readonly count: number;
      readonly stage: EntryStage;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "Board_opening";
};
export type Board_opening$key = {
  readonly " $data"?: Board_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"Board_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Board_opening",
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
      "concreteType": "CandidateCounts",
      "kind": "LinkedField",
      "name": "candidateCounts",
      "plural": false,
      "selections": [
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

(node as any).hash = "fd00bb1b76f3cd5e04214fa4ff606a5f";

export default node;
