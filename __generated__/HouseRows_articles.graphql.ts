/**
 * @generated SignedSource<<0c3b2225341433941521d095b73c7a85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HouseRows_articles$data = ReadonlyArray<{
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleFacts_article">;
  readonly " $fragmentType": "HouseRows_articles";
}>;
export type HouseRows_articles$key = ReadonlyArray<{
  readonly " $data"?: HouseRows_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"HouseRows_articles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HouseRows_articles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleFacts_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "8047035e000207bdab2c50f7472eb5d2";

export default node;
