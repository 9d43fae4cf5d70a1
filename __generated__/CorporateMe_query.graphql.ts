/**
 * @generated SignedSource<<150ec9cd6fdfa7e7beaa66f44046476d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CorporateMe_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"InterestsForm_query">;
  readonly " $fragmentType": "CorporateMe_query";
};
export type CorporateMe_query$key = {
  readonly " $data"?: CorporateMe_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorporateMe_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorporateMe_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InterestsForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ec117e78e658081dde3bd65f41a7f506";

export default node;
