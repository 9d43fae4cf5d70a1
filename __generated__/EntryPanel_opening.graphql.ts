/**
 * @generated SignedSource<<63e1e10bdd2efd442a7070ff5465b0f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type EntryPanel_opening$data = {
  readonly company: {
    readonly id: string;
    readonly name: string;
  };
  readonly id: string;
  readonly publishedVersion: number;
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly questionText: string;
  }>;
  readonly resumerationType: ResumerationType;
  readonly title: string;
  readonly " $fragmentType": "EntryPanel_opening";
};
export type EntryPanel_opening$key = {
  readonly " $data"?: EntryPanel_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryPanel_opening">;
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
  "name": "EntryPanel_opening",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resumerationType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedVersion",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "questionText",
          "storageKey": null
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "c2448ea8f155c7a27cb766e56502a7ab";

export default node;
