/**
 * @generated SignedSource<<8765afeb26d04098e9623456446f2076>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorMe_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MyWorks_query" | "ProfileSection_query">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyWorks_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "656dc5900405a6bb3e53375a5ce0b36a";

export default node;
