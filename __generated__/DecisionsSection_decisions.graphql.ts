/**
 * @generated SignedSource<<99e8db11ef077b3d4495a93061711e87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DecisionsSection_decisions$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionsSectionRow_decision">;
  readonly " $fragmentType": "DecisionsSection_decisions";
}>;
export type DecisionsSection_decisions$key = ReadonlyArray<{
  readonly " $data"?: DecisionsSection_decisions$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionsSection_decisions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DecisionsSection_decisions",
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
      "name": "DecisionsSectionRow_decision"
    }
  ],
  "type": "HouseDecision",
  "abstractKey": null
};

(node as any).hash = "6011140c3a41274ab75297654043bc43";

export default node;
