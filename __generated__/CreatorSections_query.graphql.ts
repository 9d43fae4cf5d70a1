/**
 * @generated SignedSource<<c3f93d259895247a0a30da9b33ff7d07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorSections_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_query">;
  readonly " $fragmentType": "CreatorSections_query";
};
export type CreatorSections_query$key = {
  readonly " $data"?: CreatorSections_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorSections_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorSections_query",
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

(node as any).hash = "2775c0548e6e617a48cef378d2f0a570";

export default node;
