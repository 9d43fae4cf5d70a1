/**
 * @generated SignedSource<<856f77af898d777714a8058df782d469>>
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
  readonly total: number;
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

(node as any).hash = "805c61e7cb58cad46cc7b457310752f8";

export default node;
