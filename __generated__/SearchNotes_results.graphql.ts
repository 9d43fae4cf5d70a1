/**
 * @generated SignedSource<<023b5465a0cdda3655ce6b502d7c9df4>>
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
      "name": "isPartial",
      "storageKey": null
    }
  ],
  "type": "SearchResults",
  "abstractKey": null
};

(node as any).hash = "5bd0447fac7e2003604b0d33b22c10c7";

export default node;
