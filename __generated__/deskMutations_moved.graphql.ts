/**
 * @generated SignedSource<<03e51b12b2ca7474f241e8d1208b79f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CandidateStageCause = "OFFER_ACCEPTED" | "OFFER_DECLINED" | "OFFER_EXPIRED" | "OFFER_SENT" | "OFFER_WITHDRAWN";
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type deskMutations_moved$data = {
  readonly firstRepliedAt: string | null | undefined;
  readonly id: string;
  readonly isLate: boolean;
  readonly isRead: boolean;
  readonly stage: EntryStage;
  readonly stageChangedAt: string;
  readonly stageChanges: ReadonlyArray<{
    readonly cause: CandidateStageCause | null | undefined;
    readonly changedAt: string;
    readonly changedBy: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly fromStage: EntryStage | null | undefined;
    readonly id: string;
    readonly message: string | null | undefined;
    readonly toStage: EntryStage;
  }>;
  readonly " $fragmentType": "deskMutations_moved";
};
export type deskMutations_moved$key = {
  readonly " $data"?: deskMutations_moved$data;
  readonly " $fragmentSpreads": FragmentRefs<"deskMutations_moved">;
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
  "name": "deskMutations_moved",
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
      "name": "stageChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
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

(node as any).hash = "20f759427ba4e7d3e961adfbfbde214e";

export default node;
