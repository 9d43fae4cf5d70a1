/**
 * @generated SignedSource<<ef3539e86d81e43cde3502f05a3a93af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type PublishDialog_opening$data = {
  readonly id: string;
  readonly resumerationType: ResumerationType;
  readonly status: JobOpeningStatus;
  readonly " $fragmentType": "PublishDialog_opening";
};
export type PublishDialog_opening$key = {
  readonly " $data"?: PublishDialog_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishDialog_opening",
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
      "name": "status",
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

(node as any).hash = "44554aede962c9aad64b2befe626d53f";

export default node;
