/**
 * @generated SignedSource<<92483c61b5fca4d5c993bf5404b54952>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MediaPicture_media$data = {
  readonly height: number;
  readonly thumbhash: string | null | undefined;
  readonly url: string;
  readonly width: number;
  readonly " $fragmentType": "MediaPicture_media";
};
export type MediaPicture_media$key = {
  readonly " $data"?: MediaPicture_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaPicture_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbhash",
      "storageKey": null
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "87a594f49fca7e0949901e57826eeb76";

export default node;
