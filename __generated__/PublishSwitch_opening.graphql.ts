/**
 * @generated SignedSource<<0791ab17c3d774a338b41c9e0cfcf962>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
import { FragmentRefs } from "relay-runtime";
export type PublishSwitch_opening$data = {
  readonly status: JobOpeningStatus;
  readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_opening">;
  readonly " $fragmentType": "PublishSwitch_opening";
};
export type PublishSwitch_opening$key = {
  readonly " $data"?: PublishSwitch_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishSwitch_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishSwitch_opening",
  "selections": [
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
      "name": "PublishDialog_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "ec3bdf4b7088315597f250a3662b9edb";

export default node;
