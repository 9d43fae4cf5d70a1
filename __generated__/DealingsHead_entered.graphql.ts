/**
 * @generated SignedSource<<674b305fde3ed829bd2f49d3eb674590>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DealingsHead_entered$data = {
  readonly closedCount: number;
  readonly publicCount: number;
  readonly " $fragmentType": "DealingsHead_entered";
};
export type DealingsHead_entered$key = {
  readonly " $data"?: DealingsHead_entered$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealingsHead_entered">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DealingsHead_entered",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedCount",
      "storageKey": null
    }
  ],
  "type": "EnteredJobOpeningPage",
  "abstractKey": null
};

(node as any).hash = "9c90639d6a6d3a3c49fe31618d042439";

export default node;
