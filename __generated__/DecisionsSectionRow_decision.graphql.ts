/**
 * @generated SignedSource<<7635dae9fd6e9d676d878442864cce4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type HouseDecisionEnd = "EXPIRED" | "LIFTED" | "OVERTURNED";
import { FragmentRefs } from "relay-runtime";
export type DecisionsSectionRow_decision$data = {
  readonly contestUntil: string;
  readonly contestedAt: string | null | undefined;
  readonly decidedAt: string;
  readonly endedWhy: HouseDecisionEnd | null | undefined;
  readonly id: string;
  readonly isOverturned: boolean | null | undefined;
  readonly mayContest: boolean;
  readonly subject: string;
  readonly " $fragmentSpreads": FragmentRefs<"Decision_decision">;
  readonly " $fragmentType": "DecisionsSectionRow_decision";
};
export type DecisionsSectionRow_decision$key = {
  readonly " $data"?: DecisionsSectionRow_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionsSectionRow_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionsSectionRow_decision",
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
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedWhy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contestUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayContest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverturned",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Decision_decision"
    }
  ],
  "type": "HouseDecision",
  "abstractKey": null
};

(node as any).hash = "6204742ce2d106bb4234362fefa252dc";

export default node;
