/**
 * @generated SignedSource<<376e5c0272da7ea6e1fa2e4a3b8f0770>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BusinessFigures_figures$data = {
  readonly medianReplyMinutes: number | null | undefined;
  readonly publicProductsCount: number;
  readonly seekingCreatorsCount: number;
  readonly " $fragmentType": "BusinessFigures_figures";
};
export type BusinessFigures_figures$key = {
  readonly " $data"?: BusinessFigures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessFigures_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessFigures_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publicProductsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seekingCreatorsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianReplyMinutes",
      "storageKey": null
    }
  ],
  "type": "SiteFigures",
  "abstractKey": null
};

(node as any).hash = "6f01cea77931f5b8f1a3915c3f54683a";

export default node;
