/**
 * @generated SignedSource<<3229d11f048628de02a9f22d83a0f8b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkForm_elements$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorkFields_elements" | "WorkPreview_elements">;
  readonly " $fragmentType": "WorkForm_elements";
};
export type WorkForm_elements$key = {
  readonly " $data"?: WorkForm_elements$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkForm_elements">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkForm_elements",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkFields_elements"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkPreview_elements"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6bec5d6afc23367da6c8beba86a5a17e";

export default node;
