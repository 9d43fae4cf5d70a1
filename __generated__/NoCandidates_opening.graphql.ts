/**
 * @generated SignedSource<<5160386b749749843e19b0b4ba666812>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useOpeningNeed_opening">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpeningNeed_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "57f3ab06cc28754ed21850bae6751d76";

export default node;
