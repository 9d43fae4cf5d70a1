/**
 * @generated SignedSource<<a8d00bb296a2e2706031950fe13c936a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeskDialogs_company$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"AssignDialog_company">;
  readonly " $fragmentType": "DeskDialogs_company";
};
export type DeskDialogs_company$key = {
  readonly " $data"?: DeskDialogs_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskDialogs_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskDialogs_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AssignDialog_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "a76e8c43a03dc138e930a6537b5f4bf5";

export default node;
