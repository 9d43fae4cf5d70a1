/**
 * @generated SignedSource<<5d731e06448147551da569b8736c40b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArticleHits_hits$data = ReadonlyArray<{
  readonly article: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleFacts_article">;
  };
  readonly excerpt: {
    readonly matches: ReadonlyArray<{
      readonly from: number;
      readonly to: number;
    }>;
    readonly text: string;
  } | null | undefined;
  readonly titleMatches: ReadonlyArray<{
    readonly from: number;
    readonly to: number;
  }>;
  readonly " $fragmentType": "ArticleHits_hits";
}>;
export type ArticleHits_hits$key = ReadonlyArray<{
  readonly " $data"?: ArticleHits_hits$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleHits_hits">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ArticleHits_hits",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchMatch",
      "kind": "LinkedField",
      "name": "titleMatches",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchExcerpt",
      "kind": "LinkedField",
      "name": "excerpt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchMatch",
          "kind": "LinkedField",
          "name": "matches",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "article",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "ArticleHit",
  "abstractKey": null
};
})();

(node as any).hash = "eda4f57b64a784d7f8b758596a99b718";

export default node;
