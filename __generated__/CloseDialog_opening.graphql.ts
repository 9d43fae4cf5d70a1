/**
 * @generated SignedSource<<5e5e15b6d866295307056b7418804b07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CloseDialog_opening$data = {
  readonly entriesCount: number | null | undefined;
  readonly hasPendingChange: boolean;
  readonly id: string;
  readonly " $fragmentType": "CloseDialog_opening";
};
export type CloseDialog_opening$key = {
  readonly " $data"?: CloseDialog_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseDialog_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseDialog_opening",
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
      "name": "entriesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPendingChange",
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "8356645c5196748b18badd662479c822";

export default node;
