/**
 * @generated SignedSource<<0d418dec52f6ddc0426bf11ca60fa75b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CorrectDialog_invoice$data = {
  readonly companyName: string;
  readonly number: string;
  readonly total: number;
  readonly " $fragmentType": "CorrectDialog_invoice";
};
export type CorrectDialog_invoice$key = {
  readonly " $data"?: CorrectDialog_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectDialog_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorrectDialog_invoice",
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
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "StaffFeeInvoice",
  "abstractKey": null
};

(node as any).hash = "8dbc9c5dc7ebc8e6a7fef1c71679bcb8";

export default node;
