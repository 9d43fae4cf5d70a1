/**
 * @generated SignedSource<<f71757d4b5330f1410428cc12566c2eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeesPage_invoice$data = {
  readonly companyId: string;
  readonly companyName: string;
  readonly daysLate: number;
  readonly documentUrl: string | null | undefined;
  readonly isVoided: boolean;
  readonly month: string;
  readonly number: string;
  readonly paidOn: string | null | undefined;
  readonly payBy: string;
  readonly total: number;
  readonly voidReason: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectDialog_invoice" | "PaidDialog_invoice">;
  readonly " $fragmentType": "FeesPage_invoice";
};
export type FeesPage_invoice$key = {
  readonly " $data"?: FeesPage_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeesPage_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeesPage_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
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
      "name": "payBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVoided",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voidReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysLate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaidDialog_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorrectDialog_invoice"
    }
  ],
  "type": "StaffFeeInvoice",
  "abstractKey": null
};

(node as any).hash = "7f3428d7d931e987e0c1aec869e9bcb3";

export default node;
