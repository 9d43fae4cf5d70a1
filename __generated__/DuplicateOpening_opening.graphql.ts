/**
 * @generated SignedSource<<6cb741143021bd13d00e56af3cdf15f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type DuplicateOpening_opening$data = {
  readonly id: string;
  readonly resumerationType: ResumerationType;
  readonly " $fragmentType": "DuplicateOpening_opening";
};
export type DuplicateOpening_opening$key = {
  readonly " $data"?: DuplicateOpening_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"DuplicateOpening_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DuplicateOpening_opening",
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
      "name": "resumerationType",
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "7e6850a2aed064e1b5c22f4713468399";

export default node;
