/**
 * @generated SignedSource<<0b02a6d0f31db8d1d4d0542ee56c43de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LeadsPage_lead$data = {
  readonly companyName: string;
  readonly createdAt: string;
  readonly personName: string;
  readonly " $fragmentType": "LeadsPage_lead";
};
export type LeadsPage_lead$key = {
  readonly " $data"?: LeadsPage_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadsPage_lead">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeadsPage_lead",
  "selections": [
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
      "name": "personName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};

(node as any).hash = "ae8ed333d913472d16bd5365dcfb6e9f";

export default node;
