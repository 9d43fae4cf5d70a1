/**
 * @generated SignedSource<<445f825d4d9aaf4396cadf45f8535460>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type EndEngagement_engagement$data = {
  readonly id: string;
  readonly mostOwedAtEnd: number | null | undefined;
  readonly needsEndNotice: boolean;
  readonly remunerationType: RewardType;
  readonly viewerIs: EngagementViewer;
  readonly " $fragmentType": "EndEngagement_engagement";
};
export type EndEngagement_engagement$key = {
  readonly " $data"?: EndEngagement_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndEngagement_engagement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndEngagement_engagement",
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
      "name": "mostOwedAtEnd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsEndNotice",
      "storageKey": null
    }
  ],
  "type": "Engagement",
  "abstractKey": null
};

(node as any).hash = "1f6b3208024bc7d82c8cdb8791d45860";

export default node;
