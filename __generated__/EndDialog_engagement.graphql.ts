/**
 * @generated SignedSource<<a88c45d2d27746b8b84b140e21240f78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type EndDialog_engagement$data = {
  readonly id: string;
  readonly mostOwedAtEnd: number | null | undefined;
  readonly needsEndNotice: boolean;
  readonly remunerationType: RewardType;
  readonly viewerIs: EngagementViewer;
  readonly " $fragmentType": "EndDialog_engagement";
};
export type EndDialog_engagement$key = {
  readonly " $data"?: EndDialog_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndDialog_engagement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndDialog_engagement",
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

(node as any).hash = "a3cb84755b3002ba307f0655f524cbe3";

export default node;
