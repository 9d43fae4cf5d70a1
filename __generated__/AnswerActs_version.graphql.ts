/**
 * @generated SignedSource<<6348f23640c0ff73651a5688ccefd27b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "INSPECTION" | "OTHER" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PUBLICITY" | "REVISIONS" | "RIGHTS" | "WORK";
import { FragmentRefs } from "relay-runtime";
export type AnswerActs_version$data = {
  readonly lines: ReadonlyArray<{
    readonly label: string;
    readonly number: number;
    readonly term: OfficialJobOfferTerm;
  }>;
  readonly version: number;
  readonly " $fragmentType": "AnswerActs_version";
};
export type AnswerActs_version$key = {
  readonly " $data"?: AnswerActs_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnswerActs_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnswerActs_version",
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
      "concreteType": "OfficialJobOfferLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "term",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OfficialJobOfferVersion",
  "abstractKey": null
};

(node as any).hash = "b86980edb8d2116fc1ae10e9cceebe10";

export default node;
