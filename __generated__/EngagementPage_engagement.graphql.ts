/**
 * @generated SignedSource<<d7690ecbeecd7be069fef9c0d25aca84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementInvoiceStatus = "ISSUED" | "VOIDED";
export type EngagementRoundState = "ACCEPTED" | "CORRECTION_ASKED" | "DELIVERED" | "ENDED_EARLY" | "INVOICED" | "PAID" | "RECEIVED" | "UNDER_WAY";
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type EngagementPage_engagement$data = {
  readonly awaitsEndAnswer: boolean;
  readonly chatRoomId: string | null | undefined;
  readonly companyName: string;
  readonly creatorName: string;
  readonly endedAt: string | null | undefined;
  readonly id: string;
  readonly netHourPrice: number | null | undefined;
  readonly remunerationType: RewardType;
  readonly rounds: ReadonlyArray<{
    readonly id: string;
    readonly invoices: ReadonlyArray<{
      readonly documentUrl: string | null | undefined;
      readonly id: string;
      readonly status: EngagementInvoiceStatus;
    }>;
    readonly state: EngagementRoundState;
    readonly " $fragmentSpreads": FragmentRefs<"RoundSection_round">;
  }>;
  readonly startedAt: string;
  readonly title: string;
  readonly viewerIs: EngagementViewer;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerEnd_engagement" | "EndEngagement_engagement" | "EngagementStory_engagement" | "ProposedTerms_engagement" | "TermsLinks_engagement" | "Thanks_engagement">;
  readonly " $fragmentType": "EngagementPage_engagement";
};
export type EngagementPage_engagement$key = {
  readonly " $data"?: EngagementPage_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementPage_engagement">;
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
  "name": "EngagementPage_engagement",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creatorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remunerationType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netHourPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatRoomId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIs",
      "storageKey": null
    },
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EngagementInvoice",
          "kind": "LinkedField",
          "name": "invoices",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "documentUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RoundSection_round"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitsEndAnswer",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnswerEnd_engagement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndEngagement_engagement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EngagementStory_engagement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposedTerms_engagement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TermsLinks_engagement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Thanks_engagement"
    }
  ],
  "type": "Engagement",
  "abstractKey": null
};
})();

(node as any).hash = "c6b4f73dcbf423015532dec73f2b8095";

export default node;
