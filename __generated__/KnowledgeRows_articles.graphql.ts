/**
 * @generated SignedSource<<a539eb59e5cefdb14adf251ce6a9c385>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type KnowledgeRows_articles$data = ReadonlyArray<{
  readonly id: string;
  readonly readingMinutes: number;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "KnowledgeRows_articles";
}>;
export type KnowledgeRows_articles$key = ReadonlyArray<{
  readonly " $data"?: KnowledgeRows_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"KnowledgeRows_articles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "KnowledgeRows_articles",
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
      "name": "readingMinutes",
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "84ce238918ad4d7d06068498119a0001";

export default node;
