/**
 * @generated SignedSource<<4665b595a959dad3fcf50eeb608b428a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkForm_elements$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WorkFields_elements">;
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "981f32caba08a50e96003c2c82859f9e";

export default node;
