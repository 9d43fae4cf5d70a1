/**
 * @generated SignedSource<<cc79147061ceca11c96c58270d363784>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type CandidateActs_candidate$data = {
  readonly firstRepliedAt: string | null | undefined;
  readonly id: string;
  readonly officialJobOffer: {
    readonly id: string;
    readonly status: OfficialJobOfferStatus;
  } | null | undefined;
  readonly stage: EntryStage;
  readonly " $fragmentType": "CandidateActs_candidate";
};
export type CandidateActs_candidate$key = {
  readonly " $data"?: CandidateActs_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateActs_candidate">;
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
  "name": "CandidateActs_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstRepliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfficialJobOffer",
      "kind": "LinkedField",
      "name": "officialJobOffer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "f4d4372fbc848c133b7d3c204a1c1a6f";

export default node;
