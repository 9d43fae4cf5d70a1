/**
 * @generated SignedSource<<df7215f6058968e19638047eaa7e1d03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FeeInvoiceStatus = "ISSUED" | "VOIDED";
import { FragmentRefs } from "relay-runtime";
export type FeeInvoice_invoice$data = {
  readonly daysLate: number;
  readonly documentUrl: string | null | undefined;
  readonly issuedOn: string;
  readonly lines: ReadonlyArray<{
    readonly acceptedOn: string;
    readonly creatorName: string;
    readonly engagementId: string;
    readonly fee: number;
    readonly id: string;
    readonly netPrice: number;
    readonly title: string;
  }>;
  readonly month: string;
  readonly net: number;
  readonly number: string;
  readonly paidOn: string | null | undefined;
  readonly payBy: string;
  readonly replacesNumber: string | null | undefined;
  readonly status: FeeInvoiceStatus;
  readonly tax: number;
  readonly total: number;
  readonly voidReason: string | null | undefined;
  readonly " $fragmentType": "FeeInvoice_invoice";
};
export type FeeInvoice_invoice$key = {
  readonly " $data"?: FeeInvoice_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeeInvoice_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeeInvoice_invoice",
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
      "name": "status",
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
      "name": "issuedOn",
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
      "name": "daysLate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tax",
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
      "name": "paidOn",
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
      "name": "replacesNumber",
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
      "alias": null,
      "args": null,
      "concreteType": "FeeInvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engagementId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creatorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedOn",
          "storageKey": null
        },
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
          "name": "fee",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeeInvoice",
  "abstractKey": null
};

(node as any).hash = "f0b2f90183365586a43093a5caef9fdb";

export default node;
