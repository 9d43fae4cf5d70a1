/**
 * @generated SignedSource<<d329e613b4563ba7ceb54c16402a98f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementRoundState = "ACCEPTED" | "CORRECTION_ASKED" | "DELIVERED" | "ENDED_EARLY" | "INVOICED" | "PAID" | "RECEIVED" | "UNDER_WAY";
import { FragmentRefs } from "relay-runtime";
export type RoundSection_round$data = {
  readonly agreedDueOn: string | null | undefined;
  readonly daysLate: number;
  readonly deliverBy: string | null | undefined;
  readonly deliveries: ReadonlyArray<{
    readonly deliveredAt: string;
    readonly files: ReadonlyArray<{
      readonly byteSize: number;
      readonly id: string;
      readonly name: string;
      readonly url: string;
    }>;
    readonly id: string;
    readonly linkUrl: string | null | undefined;
    readonly note: string | null | undefined;
    readonly version: number;
  }>;
  readonly dueOn: string | null | undefined;
  readonly engagement: {
    readonly agreedEndNetPrice: number | null | undefined;
    readonly endNetPrice: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly inspectBy: string | null | undefined;
  readonly isAcceptedSilently: boolean;
  readonly netPrice: number | null | undefined;
  readonly number: number;
  readonly paidOn: string | null | undefined;
  readonly payBy: string | null | undefined;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly receivedOn: string | null | undefined;
  readonly state: EngagementRoundState;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorActs_round" | "HoursTable_round" | "Invoices_round">;
  readonly " $fragmentType": "RoundSection_round";
};
export type RoundSection_round$key = {
  readonly " $data"?: RoundSection_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoundSection_round">;
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
  "name": "RoundSection_round",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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
      "name": "state",
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
      "name": "deliverBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agreedDueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodFrom",
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
      "kind": "ScalarField",
      "name": "receivedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inspectBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysLate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAcceptedSilently",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Engagement",
      "kind": "LinkedField",
      "name": "engagement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endNetPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agreedEndNetPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementDelivery",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linkUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EngagementFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "byteSize",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HoursTable_round"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorActs_round"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Invoices_round"
    }
  ],
  "type": "EngagementRound",
  "abstractKey": null
};
})();

(node as any).hash = "2e6011069fea76b7b3bb28cd2a5fc2ea";

export default node;
