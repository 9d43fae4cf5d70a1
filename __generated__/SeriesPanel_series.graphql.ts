/**
 * @generated SignedSource<<3276770c6e8dc47f42b87c23eb9df0f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeriesPanel_series$data = {
  readonly before: number | null | undefined;
  readonly byDay: ReadonlyArray<number>;
  readonly total: number;
  readonly " $fragmentType": "SeriesPanel_series";
};
export type SeriesPanel_series$key = {
  readonly " $data"?: SeriesPanel_series$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesPanel_series">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeriesPanel_series",
  "selections": [
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
  "type": "AnalyticsSeries",
  "abstractKey": null
};

(node as any).hash = "224c3af324b654c993950b193e2d49d9";

export default node;
