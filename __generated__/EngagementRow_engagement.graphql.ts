/**
 * @generated SignedSource<<0e2dbaa28a7ea52f690d9d70ea07475b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementRoundState = "ACCEPTED" | "CORRECTION_ASKED" | "DELIVERED" | "ENDED_EARLY" | "INVOICED" | "PAID" | "RECEIVED" | "UNDER_WAY";
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type EngagementRow_engagement$data = {
  readonly companyName: string;
  readonly creatorName: string;
  readonly id: string;
  readonly remunerationType: RewardType;
  readonly rounds: ReadonlyArray<{
    readonly id: string;
    readonly number: number;
    readonly state: EngagementRoundState;
  }>;
  readonly title: string;
  readonly viewerIs: EngagementViewer;
  readonly " $fragmentType": "EngagementRow_engagement";
};
export type EngagementRow_engagement$key = {
  readonly " $data"?: EngagementRow_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementRow_engagement">;
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
  "name": "EngagementRow_engagement",
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
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

(node as any).hash = "66bb29d6117586e6da9a01aa84d3a7f7";

export default node;
