/**
 * @generated SignedSource<<2314424bf541d8fdeac3fd52c371a9ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyCompany_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyCompanyAddress_query" | "MyCompanyProfile_query">;
  readonly " $fragmentType": "MyCompany_query";
};
export type MyCompany_query$key = {
  readonly " $data"?: MyCompany_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyCompany_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyCompany_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyCompanyProfile_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyCompanyAddress_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c6f67909d9f0bf5dc50549256a3b5e61";

export default node;
