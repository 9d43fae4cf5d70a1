/**
 * @generated SignedSource<<314c1b215e62b43340b6b6d21ab291da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BookmarkToggle_product$data = {
  readonly id: string;
  readonly isBookmarked: boolean;
  readonly " $fragmentType": "BookmarkToggle_product";
};
export type BookmarkToggle_product$key = {
  readonly " $data"?: BookmarkToggle_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookmarkToggle_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookmarkToggle_product",
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
      "name": "isBookmarked",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "ccfd1080f840c075a9fcdb8888feb830";

export default node;
