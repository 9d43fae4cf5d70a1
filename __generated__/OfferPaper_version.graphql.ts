/**
 * @generated SignedSource<<6fa9b41e4ad9b7f2af1b4712033888f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferLineState = "DECIDED" | "NONE" | "UNDECIDED";
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "INSPECTION" | "OTHER" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PUBLICITY" | "REVISIONS" | "RIGHTS" | "WORK";
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
  readonly parties: ReadonlyArray<{
    readonly lines: ReadonlyArray<string>;
    readonly name: string;
    readonly role: string;
  }>;
  readonly sentAt: string;
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
};
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
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OfficialJobOfferVersion",
  "abstractKey": null
};
})();

(node as any).hash = "19310529ea6d4a751727b6e275a665a3";

export default node;
