/**
 * @generated SignedSource<<9186e8fbcf50210de2020234a085fb94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyCompanyAddress_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CompanyAddressForm_query">;
  readonly " $fragmentType": "MyCompanyAddress_query";
};
export type MyCompanyAddress_query$key = {
  readonly " $data"?: MyCompanyAddress_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyCompanyAddress_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyCompanyAddress_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyAddressForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9c19219366c9dc76eabb8b3e86c58b8e";

export default node;
