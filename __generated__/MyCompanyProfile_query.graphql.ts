/**
 * @generated SignedSource<<f1213f9a60cb16269985c859b413d75f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyCompanyProfile_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyProfileForm_query">;
  readonly " $fragmentType": "MyCompanyProfile_query";
};
export type MyCompanyProfile_query$key = {
  readonly " $data"?: MyCompanyProfile_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyCompanyProfile_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyCompanyProfile_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyProfileForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f9778c367e12af5864a037a81763ce8d";

export default node;
