/**
 * @generated SignedSource<<e2ee25c53ceed577411fd0f8071ed66c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferLineState = "DECIDED" | "NONE" | "UNDECIDED";
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "DISMISSAL" | "EMPLOYER" | "EMPLOYMENT_OTHER" | "EMPLOYMENT_PERIOD" | "FIXED_OVERTIME" | "HOLIDAYS" | "INSPECTION" | "INSURANCE" | "JOB" | "JOB_SCOPE" | "LEAVE" | "OTHER" | "OVERTIME" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PROBATION" | "PUBLICITY" | "RAISES" | "REVISIONS" | "RIGHTS" | "SMOKING" | "START" | "WAGE" | "WAGE_DAYS" | "WORK" | "WORKING_HOURS" | "WORKPLACE" | "WORKPLACE_SCOPE";
import { FragmentRefs } from "relay-runtime";
export type OfferPaper_version$data = {
  readonly differences: ReadonlyArray<{
    readonly before: ReadonlyArray<string>;
    readonly term: OfficialJobOfferTerm;
  }>;
  readonly documentNumber: string;
  readonly documentTitle: string;
  readonly law: string;
  readonly lines: ReadonlyArray<{
    readonly label: string;
    readonly notes: ReadonlyArray<string>;
    readonly number: number;
    readonly state: OfficialJobOfferLineState;
    readonly term: OfficialJobOfferTerm;
    readonly text: ReadonlyArray<string>;
  }>;
  readonly openingDifferences: ReadonlyArray<{
    readonly before: ReadonlyArray<string>;
    readonly term: OfficialJobOfferTerm;
  }>;
  readonly parties: ReadonlyArray<{
    readonly lines: ReadonlyArray<string>;
    readonly name: string;
    readonly role: string;
  }>;
  readonly sentAt: string;
  readonly standingDifferences: ReadonlyArray<{
    readonly before: ReadonlyArray<string>;
    readonly term: OfficialJobOfferTerm;
  }>;
  readonly version: number;
  readonly " $fragmentType": "OfferPaper_version";
};
export type OfferPaper_version$key = {
  readonly " $data"?: OfferPaper_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferPaper_version">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "term",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "before",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferPaper_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "law",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfficialJobOfferParty",
      "kind": "LinkedField",
      "name": "parties",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lines",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfficialJobOfferLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "notes",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfficialJobOfferDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfficialJobOfferDifference",
      "kind": "LinkedField",
      "name": "openingDifferences",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfficialJobOfferDifference",
      "kind": "LinkedField",
      "name": "standingDifferences",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "OfficialJobOfferVersion",
  "abstractKey": null
};
})();

(node as any).hash = "c8c3d21258705722b31d7d9c3e13f616";

export default node;
