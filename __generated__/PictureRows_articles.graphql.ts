/**
 * @generated SignedSource<<2c28f910a4271cc9fb1d4290294a0458>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PictureRows_articles$data = ReadonlyArray<{
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleFacts_article" | "Cover_article">;
  readonly " $fragmentType": "PictureRows_articles";
}>;
export type PictureRows_articles$key = ReadonlyArray<{
  readonly " $data"?: PictureRows_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"PictureRows_articles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PictureRows_articles",
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

(node as any).hash = "06892b23c51d7fa5ae773abb47d08dda";

export default node;
