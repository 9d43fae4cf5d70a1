/**
 * @generated SignedSource<<d3a271b6f0d3a166a68017f803adb5e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
import { FragmentRefs } from "relay-runtime";
export type Thanks_engagement$data = {
  readonly companyName: string;
  readonly creatorName: string;
  readonly id: string;
  readonly thanks: {
    readonly areOthersReported: boolean;
    readonly others: string | null | undefined;
    readonly own: string | null | undefined;
  };
  readonly viewerIs: EngagementViewer;
  readonly " $fragmentType": "Thanks_engagement";
};
export type Thanks_engagement$key = {
  readonly " $data"?: Thanks_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"Thanks_engagement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Thanks_engagement",
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
      "concreteType": "EngagementThanks",
      "kind": "LinkedField",
      "name": "thanks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "own",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "others",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "areOthersReported",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Engagement",
  "abstractKey": null
};

(node as any).hash = "645bb09dea00490144dd3b16d27dda7f";

export default node;
