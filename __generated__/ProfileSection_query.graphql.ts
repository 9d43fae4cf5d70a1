/**
 * @generated SignedSource<<4fad8ba6998109a56189528ce581be6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileSection_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreatorProfileForm_query">;
  readonly " $fragmentType": "ProfileSection_query";
};
export type ProfileSection_query$key = {
  readonly " $data"?: ProfileSection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSection_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorProfileForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "81570e65bb6cf3655abfb74001efba22";

export default node;
