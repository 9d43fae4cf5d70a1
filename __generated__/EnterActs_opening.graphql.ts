/**
 * @generated SignedSource<<c63fba915b83e0c08f3e1e1e5bed6088>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EnterActs_opening$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"EntryPanel_opening">;
  readonly " $fragmentType": "EnterActs_opening";
};
export type EnterActs_opening$key = {
  readonly " $data"?: EnterActs_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnterActs_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnterActs_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryPanel_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "2f1834fb5d0a0ae319e423322b421b39";

export default node;
