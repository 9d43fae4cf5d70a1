/**
 * @generated SignedSource<<c07b4a64b55ae3d4dd9ba454e84c1a98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaType = "IMAGE" | "VIDEO";
import { FragmentRefs } from "relay-runtime";
export type Lightbox_media$data = ReadonlyArray<{
  readonly caption: string | null | undefined;
  readonly height: number;
  readonly id: string;
  readonly thumbhash: string | null | undefined;
  readonly type: MediaType;
  readonly url: string;
  readonly width: number;
  readonly " $fragmentSpreads": FragmentRefs<"Film_medium">;
  readonly " $fragmentType": "Lightbox_media";
}>;
export type Lightbox_media$key = ReadonlyArray<{
  readonly " $data"?: Lightbox_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Lightbox_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Lightbox_media",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Film_medium"
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "acd63480b2f364440b4431f40e20f717";

export default node;
