/**
 * @generated SignedSource<<c8265bfbf6ce8597f8512df67e51df71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Lightbox_media$data = ReadonlyArray<{
  readonly caption: string | null | undefined;
  readonly height: number;
  readonly id: string;
  readonly thumbhash: string | null | undefined;
  readonly url: string;
  readonly width: number;
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
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "9b16e77c68db0568523e623b6f5fceda";

export default node;
