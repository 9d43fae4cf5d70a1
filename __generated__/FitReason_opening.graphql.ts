/**
 * @generated SignedSource<<d86ef50ee8e527b5d58fa80e5a6fd7cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FitReason_opening$data = {
  readonly viewerFitReason: string | null | undefined;
  readonly " $fragmentType": "FitReason_opening";
};
export type FitReason_opening$key = {
  readonly " $data"?: FitReason_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"FitReason_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FitReason_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerFitReason",
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "f9523d12c91ba9b8090d0f2afc17a7c1";

export default node;
