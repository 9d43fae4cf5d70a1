/**
 * @generated SignedSource<<f4368354bb05d9d00f56fc955cc526ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CandidateStageCause = "OFFER_ACCEPTED" | "OFFER_DECLINED" | "OFFER_EXPIRED" | "OFFER_SENT" | "OFFER_WITHDRAWN";
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type CandidateRecord_candidate$data = {
  readonly assignee: {
    readonly fullName: string;
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
  readonly enteredAt: string;
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CandidateNote_note">;
  }>;
  readonly stageChanges: ReadonlyArray<{
    readonly cause: CandidateStageCause | null | undefined;
    readonly changedAt: string;
    readonly changedBy: {
      readonly fullName: string;
    } | null | undefined;
    readonly fromStage: EntryStage | null | undefined;
    readonly id: string;
    readonly message: string | null | undefined;
    readonly toStage: EntryStage;
  }>;
  readonly " $fragmentType": "CandidateRecord_candidate";
};
export type CandidateRecord_candidate$key = {
  readonly " $data"?: CandidateRecord_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateRecord_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateRecord_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enteredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CorporateUser",
      "kind": "LinkedField",
      "name": "assignee",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "profileImage",
          "plural": false,
          "selections": [
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
      "alias": null,
      "args": null,
      "concreteType": "CandidateNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CandidateNote_note"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateStageChange",
      "kind": "LinkedField",
      "name": "stageChanges",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromStage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toStage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cause",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CorporateUser",
          "kind": "LinkedField",
          "name": "changedBy",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
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

(node as any).hash = "12c0110e8bf5d71054bab338381f860c";

export default node;
