/**
 * @generated SignedSource<<998388216848b7eea4e6867e7c847853>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFitWords_candidate$data = {
  readonly fitReason: string | null | undefined;
  readonly " $fragmentType": "useFitWords_candidate";
};
export type useFitWords_candidate$key = {
  readonly " $data"?: useFitWords_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFitWords_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFitWords_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fitReason",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "4139dfba11c444085da0c820f5527dc7";

export default node;
