/**
 * @generated SignedSource<<7a9e9a302e6eecf55b4af31e3ca3b1c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type AnswerEnd_engagement$data = {
  readonly companyName: string;
  readonly creatorName: string;
  readonly endNetPrice: number | null | undefined;
  readonly id: string;
  readonly mostOwedAtEnd: number | null | undefined;
  readonly remunerationType: RewardType;
  readonly viewerIs: EngagementViewer;
  readonly " $fragmentType": "AnswerEnd_engagement";
};
export type AnswerEnd_engagement$key = {
  readonly " $data"?: AnswerEnd_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerEnd_engagement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerEnd_engagement",
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
      "name": "viewerIs",
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
      "name": "endNetPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mostOwedAtEnd",
      "storageKey": null
    }
  ],
  "type": "Engagement",
  "abstractKey": null
};

(node as any).hash = "55e56592ab472b77ccbe962cbaa6b6b7";

export default node;
