/**
 * @generated SignedSource<<9f5cb41c843091bf1fecac9e82c93168>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BookmarkButton_product$data = {
  readonly bookmarksCount: number;
  readonly id: string;
  readonly isBookmarked: boolean;
  readonly name: string;
  readonly " $fragmentType": "BookmarkButton_product";
};
export type BookmarkButton_product$key = {
  readonly " $data"?: BookmarkButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookmarkButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookmarkButton_product",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBookmarked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookmarksCount",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "dc0e3d251c608f6f2c6c3c011e61c974";

export default node;
