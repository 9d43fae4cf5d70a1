/**
 * @generated SignedSource<<e3c96c48d91852e71ffdbeb44eaba3b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyReplies_company$data = {
  readonly medianReplyMinutes: number | null | undefined;
  readonly responseRatePercent: number | null | undefined;
  readonly " $fragmentType": "CompanyReplies_company";
};
export type CompanyReplies_company$key = {
  readonly " $data"?: CompanyReplies_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyReplies_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyReplies_company",
  "selections": [
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
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "32f5966a631bc311133a1c3e99d3c63a";

export default node;
