/**
 * @generated SignedSource<<c6a11d630819f79c6825d5c6298afb46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntryWords_entry$data = {
  readonly entryMessage: string;
  readonly questionAnswers: ReadonlyArray<{
    readonly answerText: string;
    readonly id: string;
    readonly questionTitle: string;
  }>;
  readonly " $fragmentType": "EntryWords_entry";
};
export type EntryWords_entry$key = {
  readonly " $data"?: EntryWords_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryWords_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryWords_entry",
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
  "type": "JobEntry",
  "abstractKey": null
};

(node as any).hash = "0e175189400a8d5825fdccd0aa4891fc";

export default node;
