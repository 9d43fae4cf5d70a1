/**
 * @generated SignedSource<<c01d2247a4892aea73acccf8ffdb9eb3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopFigures_figures$data = {
  readonly publicProductsCount: number;
  readonly seekingCreatorsCount: number;
  readonly " $fragmentType": "TopFigures_figures";
};
export type TopFigures_figures$key = {
  readonly " $data"?: TopFigures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopFigures_figures">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopFigures_figures",
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
    }
  ],
  "type": "SiteFigures",
  "abstractKey": null
};

(node as any).hash = "a1047b24276165f7bbf627ace7a1c3dc";

export default node;
