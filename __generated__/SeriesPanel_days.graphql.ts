/**
 * @generated SignedSource<<844ec2c761092a317fc896fa4c403bd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeriesPanel_days$data = {
  readonly since: string;
  readonly until: string;
  readonly " $fragmentType": "SeriesPanel_days";
};
export type SeriesPanel_days$key = {
  readonly " $data"?: SeriesPanel_days$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesPanel_days">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeriesPanel_days",
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

(node as any).hash = "acaba6ad010b03265d9f5a0964a0fd39";

export default node;
