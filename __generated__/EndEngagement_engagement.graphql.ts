/**
 * @generated SignedSource<<b54eec24ced718338fdda7fdb9a69bb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EndEngagement_engagement$data = {
  readonly " $fragmentSpreads": FragmentRefs<"EndDialog_engagement">;
  readonly " $fragmentType": "EndEngagement_engagement";
};
export type EndEngagement_engagement$key = {
  readonly " $data"?: EndEngagement_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndEngagement_engagement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndEngagement_engagement",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndDialog_engagement"
    }
  ],
  "type": "Engagement",
  "abstractKey": null
};

(node as any).hash = "a45d22a7f2e71f90d50763b9e2b1a96b";

export default node;
