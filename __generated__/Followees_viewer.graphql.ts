/**
 * @generated SignedSource<<7eaf47ec5bd3d7ccd080eb2bae43df17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Followees_viewer$data = {
  readonly followeesCount: number;
  readonly " $fragmentType": "Followees_viewer";
};
export type Followees_viewer$key = {
  readonly " $data"?: Followees_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Followees_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Followees_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followeesCount",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "0e4412c3d85a355b0d80d592b6a70de2";

export default node;
