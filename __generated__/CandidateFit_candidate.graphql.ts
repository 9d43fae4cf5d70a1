/**
 * @generated SignedSource<<3f52584aa2714555cac55494c6e08793>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidateFit_candidate$data = {
  readonly fitReason: string | null | undefined;
  readonly " $fragmentType": "CandidateFit_candidate";
};
export type CandidateFit_candidate$key = {
  readonly " $data"?: CandidateFit_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateFit_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateFit_candidate",
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

(node as any).hash = "4f327915849690d4ec45ccd70124d524";

export default node;
