/**
 * @generated SignedSource<<6f98b7b9b1f6fde02141a4b530df9389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsHead_days$data = {
  readonly since: string;
  readonly until: string;
  readonly " $fragmentType": "AnalyticsHead_days";
};
export type AnalyticsHead_days$key = {
  readonly " $data"?: AnalyticsHead_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsHead_days">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsHead_days",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    }
  ],
  "type": "AnalyticsDays",
  "abstractKey": null
};

(node as any).hash = "bbc46cf19490646e729d697dafe55860";

export default node;
