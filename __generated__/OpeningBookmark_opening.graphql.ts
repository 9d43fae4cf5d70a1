/**
 * @generated SignedSource<<e10d79be7184b5f45e0b0876a6888653>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningBookmark_opening$data = {
  readonly id: string;
  readonly isBookmarked: boolean;
  readonly title: string;
  readonly " $fragmentType": "OpeningBookmark_opening";
};
export type OpeningBookmark_opening$key = {
  readonly " $data"?: OpeningBookmark_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningBookmark_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningBookmark_opening",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBookmarked",
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "65a98a54736ec5a2671ade07cea3810f";

export default node;
