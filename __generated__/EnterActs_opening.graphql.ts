/**
 * @generated SignedSource<<2e290dd1dae118a783eccaf638b03b12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnterActs_opening$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EntryPanel_opening" | "OpeningBookmark_opening">;
  readonly " $fragmentType": "EnterActs_opening";
};
export type EnterActs_opening$key = {
  readonly " $data"?: EnterActs_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnterActs_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnterActs_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryPanel_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningBookmark_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "c0395c475e30153f305cea5100a3bf13";

export default node;
