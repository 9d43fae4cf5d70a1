/**
 * @generated SignedSource<<a598752c81c23562fc8b7af81dba5fa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementRoundState = "ACCEPTED" | "CORRECTION_ASKED" | "DELIVERED" | "ENDED_EARLY" | "INVOICED" | "PAID" | "RECEIVED" | "UNDER_WAY";
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
import { FragmentRefs } from "relay-runtime";
export type TermsLinks_engagement$data = {
  readonly endedAt: string | null | undefined;
  readonly id: string;
  readonly offerId: string;
  readonly proposedTerms: {
    readonly id: string;
  } | null | undefined;
  readonly rounds: ReadonlyArray<{
    readonly state: EngagementRoundState;
  }>;
  readonly termsOfferId: string;
  readonly viewerIs: EngagementViewer;
  readonly " $fragmentType": "TermsLinks_engagement";
};
export type TermsLinks_engagement$key = {
  readonly " $data"?: TermsLinks_engagement$data;
  readonly " $fragmentSpreads": FragmentRefs<"TermsLinks_engagement">;
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
  "name": "TermsLinks_engagement",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "termsOfferId",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Engagement",
  "abstractKey": null
};
})();

(node as any).hash = "284d77a3fafb15a05f82aac5617412fe";

export default node;
