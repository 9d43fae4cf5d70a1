/**
 * @generated SignedSource<<745dfa70cb7c8f1f9aafe105f61a2432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Payment_breakdown$data = {
  readonly consumptionTaxOfGross: number;
  readonly consumptionTaxOfNet: number;
  readonly netPrice: number;
  readonly payout: number;
  readonly totalPayment: number;
  readonly tsumugiCommissionFee: number;
  readonly withholdingTax: number;
  readonly " $fragmentType": "Payment_breakdown";
};
export type Payment_breakdown$key = {
  readonly " $data"?: Payment_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"Payment_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Payment_breakdown",
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
      "name": "tsumugiCommissionFee",
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
      "name": "consumptionTaxOfGross",
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

(node as any).hash = "cf50fd559fd42709315ca04f98861efc";

export default node;
