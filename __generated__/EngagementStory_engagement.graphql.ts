/**
 * @generated SignedSource<<b719e2ce567aebcc3b28bf815b24d70f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementEventKind = "ACCEPTED" | "ACCEPTED_SILENTLY" | "BEGUN" | "COMMENTED" | "CORRECTION_ASKED" | "DELIVERED" | "ENDED_EARLY" | "END_ANSWERED" | "END_SETTLED" | "INVOICED" | "INVOICE_VOIDED" | "PAID" | "PAYMENT_DENIED" | "RECEIVED" | "TERMS_ASKED" | "TERMS_CHANGED" | "TERMS_DECLINED" | "TERMS_PROPOSED" | "TERMS_WITHDRAWN";
export type EngagementSide = "COMPANY" | "CREATOR" | "NOBODY";
export type EngagementTerm = "AMOUNT" | "DELIVERY" | "OTHER" | "PLACE" | "REVISIONS" | "RIGHTS" | "WORK";
import { FragmentRefs } from "relay-runtime";
export type EngagementStory_engagement$data = {
  readonly events: ReadonlyArray<{
    readonly happenedAt: string;
    readonly id: string;
    readonly kind: EngagementEventKind;
    readonly netPrice: number | null | undefined;
    readonly roundId: string | null | undefined;
    readonly side: EngagementSide;
    readonly term: EngagementTerm | null | undefined;
    readonly words: string | null | undefined;
  }>;
  readonly id: string;
  readonly rounds: ReadonlyArray<{
    readonly id: string;
    readonly number: number;
  }>;
  readonly " $fragmentType": "EngagementStory_engagement";
};
export type EngagementStory_engagement$key = {
  readonly " $data"?: EngagementStory_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementStory_engagement">;
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
  "name": "EngagementStory_engagement",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementRound",
      "kind": "LinkedField",
      "name": "rounds",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "side",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roundId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "term",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "happenedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Engagement",
  "abstractKey": null
};
})();

(node as any).hash = "b4706a1ff301e80b69cc0da86122cfbe";

export default node;
