/**
 * @generated SignedSource<<c535ebe26ee698cb8ac99daf43fd0078>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopFigures_figures$data = {
  readonly medianReplyMinutes: number | null | undefined;
  readonly publicProductsCount: number;
  readonly responseRatePercent: number | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseRatePercent",
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

(node as any).hash = "1c8b58f22dd7f52727f52b9c3a91b8fa";

export default node;
