/**
 * @generated SignedSource<<1c475f393ac6191043709d9031d82343>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
import { FragmentRefs } from "relay-runtime";
export type NoCandidates_opening$data = {
  readonly id: string;
  readonly status: JobOpeningStatus;
  readonly " $fragmentType": "NoCandidates_opening";
};
export type NoCandidates_opening$key = {
  readonly " $data"?: NoCandidates_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoCandidates_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoCandidates_opening",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "de4c22992d19c9ca326620ebcab20a2d";

export default node;
