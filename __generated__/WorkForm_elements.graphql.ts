/**
 * @generated SignedSource<<b83302119a1bb502b2368849bdbc33c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkForm_elements$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useWorkTerms_elements">;
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
      "name": "useWorkTerms_elements"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "38cff737c97e0da20932f54d54c96406";

export default node;
