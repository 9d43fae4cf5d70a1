/**
 * @generated SignedSource<<2413ad4309a98fb86933eaae42bf18f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Pictures_media$data = ReadonlyArray<{
  readonly height: number;
  readonly id: string;
  readonly posterUrl: string | null | undefined;
  readonly thumbhash: string | null | undefined;
  readonly url: string;
  readonly width: number;
  readonly " $fragmentType": "Pictures_media";
}>;
export type Pictures_media$key = ReadonlyArray<{
  readonly " $data"?: Pictures_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Pictures_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Pictures_media",
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
      "name": "posterUrl",
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

(node as any).hash = "b3a3ceb0c5ff4d65c22ab09c3658c635";

export default node;
