/**
 * @generated SignedSource<<855ba61f2fead947e193fadd1dc7d531>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ArticleContents_article$data = {
  readonly blocks: ReadonlyArray<{
    readonly anchor: string | null | undefined;
    readonly spans: ReadonlyArray<{
      readonly text: string;
    }>;
  }>;
  readonly " $fragmentType": "ArticleContents_article";
};
export type ArticleContents_article$key = {
  readonly " $data"?: ArticleContents_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleContents_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleContents_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anchor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TextSpan",
          "kind": "LinkedField",
          "name": "spans",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "07d78a6c9897580f0c9a4a83951be9ba";

export default node;
