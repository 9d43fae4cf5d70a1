/**
 * @generated SignedSource<<9ee3ddbb42a8947a247d598c797f0fe4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleCategory = "BUSINESS_VOICE" | "CREATOR_VOICE" | "EVENT" | "INFO" | "KNOWLEDGE" | "SPECIAL";
import { FragmentRefs } from "relay-runtime";
export type Ranking_articles$data = ReadonlyArray<{
  readonly author: string;
  readonly category: ArticleCategory;
  readonly id: string;
  readonly slug: string;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentType": "Ranking_articles";
}>;
export type Ranking_articles$key = ReadonlyArray<{
  readonly " $data"?: Ranking_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ranking_articles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Ranking_articles",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "52a7b3c4e8f233964d10af3f5e8f37e7";

export default node;
