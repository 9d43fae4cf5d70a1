/**
 * @generated SignedSource<<09b156d8f1f1a9b37ee0f9665c823fa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementRoundState = "ACCEPTED" | "CORRECTION_ASKED" | "DELIVERED" | "ENDED_EARLY" | "INVOICED" | "PAID" | "RECEIVED" | "UNDER_WAY";
import { FragmentRefs } from "relay-runtime";
export type CreatorActs_round$data = {
  readonly hours: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly periodTo: string | null | undefined;
  readonly state: EngagementRoundState;
  readonly " $fragmentSpreads": FragmentRefs<"DeliverDialog_round">;
  readonly " $fragmentType": "CreatorActs_round";
};
export type CreatorActs_round$key = {
  readonly " $data"?: CreatorActs_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorActs_round">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorActs_round",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementHours",
      "kind": "LinkedField",
      "name": "hours",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliverDialog_round"
    }
  ],
  "type": "EngagementRound",
  "abstractKey": null
};
})();

(node as any).hash = "f3cfad15fa71d721de437ea4c45881a0";

export default node;
