/**
 * @generated SignedSource<<50c95f84a9a2346b5ebe0ce340aaf1de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidatesPane_company$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ListTools_company">;
  readonly " $fragmentType": "CandidatesPane_company";
};
export type CandidatesPane_company$key = {
  readonly " $data"?: CandidatesPane_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatesPane_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatesPane_company",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListTools_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "629db6b8a6210ded2947130c9f3fb9a5";

export default node;
