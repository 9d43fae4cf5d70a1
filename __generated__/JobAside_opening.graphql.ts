/**
 * @generated SignedSource<<4d8aa3239746a199f6f438079fbf9179>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
import { FragmentRefs } from "relay-runtime";
export type JobAside_opening$data = {
  readonly closedAt: string | null | undefined;
  readonly company: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyReplies_company">;
  };
  readonly entryDetail: {
    readonly " $fragmentSpreads": FragmentRefs<"EntryState_entry">;
  } | null | undefined;
  readonly hold: {
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly isOwnedJobOpening: boolean;
  readonly isSuspended: boolean;
  readonly publishedAt: string | null | undefined;
  readonly questions: ReadonlyArray<{
    readonly __typename: "JobOpeningQuestion";
  }>;
  readonly status: JobOpeningStatus;
  readonly validThrough: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FitReason_opening" | "JobActs_opening" | "OpeningFacts_opening" | "OwnerActs_opening">;
  readonly " $fragmentType": "JobAside_opening";
};
export type JobAside_opening$key = {
  readonly " $data"?: JobAside_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobAside_opening">;
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
  "name": "JobAside_opening",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOpeningHold",
      "kind": "LinkedField",
      "name": "hold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwnedJobOpening",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validThrough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOpeningQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobEntry",
      "kind": "LinkedField",
      "name": "entryDetail",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EntryState_entry"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyReplies_company"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningFacts_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FitReason_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobActs_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnerActs_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "77b3ed162e3b84e2bc6291c75afc5791";

export default node;
