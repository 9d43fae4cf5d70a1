/**
 * @generated SignedSource<<34c12d6e9ec2b5cc97265c0e28df0b9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SearchNotes_results$data = ReadonlyArray<{
  readonly droppedWords: ReadonlyArray<string>;
  readonly isPartial: boolean;
  readonly totalCount: number;
  readonly wordsBeyond: ReadonlyArray<string>;
  readonly " $fragmentType": "SearchNotes_results";
}>;
export type SearchNotes_results$key = ReadonlyArray<{
  readonly " $data"?: SearchNotes_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchNotes_results">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SearchNotes_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "droppedWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wordsBeyond",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPartial",
      "storageKey": null
    }
  ],
  "type": "SearchResults",
  "abstractKey": null
};

(node as any).hash = "ce6bc3941fe9e0e5791ca0762d443b47";

export default node;
