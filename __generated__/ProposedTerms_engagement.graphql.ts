/**
 * @generated SignedSource<<6d514458ea5d7ca59fdf7394844c3d43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type ProposedTerms_engagement$data = {
  readonly proposedTerms: {
    readonly id: string;
    readonly replyBy: string | null | undefined;
    readonly status: OfficialJobOfferStatus;
  } | null | undefined;
  readonly viewerIs: EngagementViewer;
  readonly " $fragmentType": "ProposedTerms_engagement";
};
export type ProposedTerms_engagement$key = {
  readonly " $data"?: ProposedTerms_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposedTerms_engagement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposedTerms_engagement",
  "selections": [
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
      "concreteType": "OfficialJobOffer",
      "kind": "LinkedField",
      "name": "proposedTerms",
      "plural": false,
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "replyBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Engagement",
  "abstractKey": null
};

(node as any).hash = "084608617c9cbc247d4f750ccdfc16e2";

export default node;
