/**
 * @generated SignedSource<<0278be8c7731f1e66ecd23cd68ec7456>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MeasureGroup_measures$data = ReadonlyArray<{
  readonly before: number | null | undefined;
  readonly byDay: ReadonlyArray<number>;
  readonly name: string;
  readonly today: number | null | undefined;
  readonly total: number | null | undefined;
  readonly unit: string;
  readonly " $fragmentType": "MeasureGroup_measures";
}>;
export type MeasureGroup_measures$key = ReadonlyArray<{
  readonly " $data"?: MeasureGroup_measures$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeasureGroup_measures">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MeasureGroup_measures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byDay",
      "storageKey": null
    }
  ],
  "type": "Measure",
  "abstractKey": null
};

(node as any).hash = "9636945780ec2a61818a9b7c8e49537b";

export default node;
