/**
 * @generated SignedSource<<d061db2c4e43bffc80f28f2ba4776612>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorMe_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreatorSections_query" | "MyWorks_query">;
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
      "name": "CreatorSections_query"
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

(node as any).hash = "d6eb0f910771eb31fdadf56b9a10898c";

export default node;
