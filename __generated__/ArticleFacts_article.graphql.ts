/**
 * @generated SignedSource<<8b67a25d335ad96460d727d5af33813e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleCategory = "BUSINESS_VOICE" | "CREATOR_VOICE" | "EVENT" | "INFO" | "KNOWLEDGE" | "SPECIAL";
import { FragmentRefs } from "relay-runtime";
export type ArticleFacts_article$data = {
  readonly category: ArticleCategory;
  readonly publishedAt: string;
  readonly readingMinutes: number;
  readonly " $fragmentType": "ArticleFacts_article";
};
export type ArticleFacts_article$key = {
  readonly " $data"?: ArticleFacts_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleFacts_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleFacts_article",
  "selections": [
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
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readingMinutes",
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "99fa1612beb5d9e3614f42bdb00d32df";

export default node;
