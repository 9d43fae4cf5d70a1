/**
 * @generated SignedSource<<d7ba8d74efe2e8b6a5422dccd0dd1d48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Film_medium$data = {
  readonly height: number;
  readonly posterUrl: string | null | undefined;
  readonly url: string;
  readonly width: number;
  readonly " $fragmentType": "Film_medium";
};
export type Film_medium$key = {
  readonly " $data"?: Film_medium$data;
  readonly " $fragmentSpreads": FragmentRefs<"Film_medium">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Film_medium",
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
    }
  ],
  "type": "Media",
  "abstractKey": null
};

(node as any).hash = "d508727f02cf2bbd29d246c6f83d7e89";

export default node;
