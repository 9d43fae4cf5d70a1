/**
 * @generated SignedSource<<56b2b92a66d0352355e4bd91ab0719a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaidDialog_invoice$data = {
  readonly companyName: string;
  readonly number: string;
  readonly total: number;
  readonly " $fragmentType": "PaidDialog_invoice";
};
export type PaidDialog_invoice$key = {
  readonly " $data"?: PaidDialog_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidDialog_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidDialog_invoice",
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

(node as any).hash = "bbb071e9b048b3b6a14c82f14df06b46";

export default node;
