/**
 * @generated SignedSource<<707a190d8ec095b5a753cd55059518f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NextArticle_article$data = {
  readonly slug: string;
  readonly summary: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleFacts_article" | "Cover_article">;
  readonly " $fragmentType": "NextArticle_article";
};
export type NextArticle_article$key = {
  readonly " $data"?: NextArticle_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextArticle_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextArticle_article",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Cover_article"
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

(node as any).hash = "480392a07deb2161f4fb50bd9d733a44";

export default node;
