/**
 * @generated SignedSource<<859266302241d5cc9b746ba56f128d2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorMe_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_query">;
  readonly " $fragmentType": "CreatorMe_query";
};
export type CreatorMe_query$key = {
  readonly " $data"?: CreatorMe_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorMe_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorMe_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileSection_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "647d6fcbbfd0fcbe1e1d07ff6e284130";

export default node;
