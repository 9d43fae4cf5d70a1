/**
 * @generated SignedSource<<a77bb6833700bc2cefa2b0c325e348cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementRoundState = "ACCEPTED" | "CORRECTION_ASKED" | "DELIVERED" | "ENDED_EARLY" | "INVOICED" | "PAID" | "RECEIVED" | "UNDER_WAY";
import { FragmentRefs } from "relay-runtime";
export type Payments_rounds$data = ReadonlyArray<{
  readonly daysLate: number;
  readonly engagement: {
    readonly companyName: string;
    readonly creatorName: string;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly id: string;
  readonly netPrice: number | null | undefined;
  readonly payBy: string | null | undefined;
  readonly state: EngagementRoundState;
  readonly " $fragmentType": "Payments_rounds";
}>;
export type Payments_rounds$key = ReadonlyArray<{
  readonly " $data"?: Payments_rounds$data;
  readonly " $fragmentSpreads": FragmentRefs<"Payments_rounds">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "Payments_rounds",
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
      "name": "netPrice",
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
      "name": "daysLate",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EngagementRound",
  "abstractKey": null
};
})();

(node as any).hash = "8df6a17daa371800d1ea6fcf8737a18c";

export default node;
