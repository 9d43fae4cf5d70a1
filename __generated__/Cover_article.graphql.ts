/**
 * @generated SignedSource<<bf4a944e07fb40a15a0cd141cbc8e00c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleCategory = "BUSINESS_VOICE" | "CREATOR_VOICE" | "EVENT" | "INFO" | "KNOWLEDGE" | "SPECIAL";
import { FragmentRefs } from "relay-runtime";
export type Cover_article$data = {
  readonly category: ArticleCategory;
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
  } | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "Cover_article";
};
export type Cover_article$key = {
  readonly " $data"?: Cover_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"Cover_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Cover_article",
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
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MediaPicture_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "ac3a5430e0f01367e222d141e9fe838b";

export default node;
