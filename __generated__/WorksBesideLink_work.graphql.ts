/**
 * @generated SignedSource<<4ad97164739adbf6299e05718bea62d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksBesideLink_work$data = {
  readonly id: string;
  readonly name: string;
  readonly thumbnailImage: {
    readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
  } | null | undefined;
  readonly " $fragmentType": "WorksBesideLink_work";
};
export type WorksBesideLink_work$key = {
  readonly " $data"?: WorksBesideLink_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksBesideLink_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorksBesideLink_work",
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
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "thumbnailImage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MediaPicture_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "9ee79713a8ae99b7db558035b8ca8f75";

export default node;
