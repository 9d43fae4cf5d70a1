/**
 * @generated SignedSource<<0d857dbf73844a936b3ed5f769e179f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferSums_breakdown$data = {
  readonly consumptionTaxOfNet: number;
  readonly netPrice: number;
  readonly payout: number;
  readonly totalPayment: number;
  readonly withholdingTax: number;
  readonly " $fragmentType": "OfferSums_breakdown";
};
export type OfferSums_breakdown$key = {
  readonly " $data"?: OfferSums_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferSums_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferSums_breakdown",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consumptionTaxOfNet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withholdingTax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPayment",
      "storageKey": null
    }
  ],
  "type": "JobPriceBreakdown",
  "abstractKey": null
};

(node as any).hash = "e8efdf0edd7f62e8a3a773d8c81b9598";

export default node;
