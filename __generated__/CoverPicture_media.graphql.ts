/**
 * @generated SignedSource<<40be40f465013343b9323e4444405294>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CoverPicture_media$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
  readonly " $fragmentType": "CoverPicture_media";
};
export type CoverPicture_media$key = {
  readonly " $data"?: CoverPicture_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverPicture_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CoverPicture_media",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MediaPicture_media"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "75213b49f3c5a5fcc967b0b04e59aa94";

export default node;
