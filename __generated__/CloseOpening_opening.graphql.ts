/**
 * @generated SignedSource<<4359f3735e617f5dab3886b63360936f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CloseOpening_opening$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CloseDialog_opening">;
  readonly " $fragmentType": "CloseOpening_opening";
};
export type CloseOpening_opening$key = {
  readonly " $data"?: CloseOpening_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseOpening_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseOpening_opening",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseDialog_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "b73c738bf92b23d036f657deefee7cb4";

export default node;
