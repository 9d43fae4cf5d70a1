/**
 * @generated SignedSource<<996a682494619ad48f37224a31d32c61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TextsPage_text$data = {
  readonly isArticle: boolean;
  readonly previewUrl: string;
  readonly publishedAt: string;
  readonly title: string;
  readonly " $fragmentType": "TextsPage_text";
};
export type TextsPage_text$key = {
  readonly " $data"?: TextsPage_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextsPage_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextsPage_text",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArticle",
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
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previewUrl",
      "storageKey": null
    }
  ],
  "type": "ComingText",
  "abstractKey": null
};

(node as any).hash = "ff790480c69122f514ebb872e1024361";

export default node;
