/**
 * @generated SignedSource<<50082a71a35c9d72a1f57ab7d9c635dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkForm_elements$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorkConflictDialog_elements" | "WorkFields_elements" | "WorkPreview_elements">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorkConflictDialog_elements"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "58fc7804dd9d6b8899755b1823ab0cea";

export default node;
