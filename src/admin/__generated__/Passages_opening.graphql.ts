/**
 * @generated SignedSource<<11218e34d16bc9a3302770dade0d6121>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Passages_opening$data = {
  readonly passages: ReadonlyArray<{
    readonly field: string;
    readonly label: string;
    readonly passage: string;
    readonly rule: string;
    readonly title: string;
    readonly why: string;
    readonly words: string;
  }>;
  readonly " $fragmentType": "Passages_opening";
};
export type Passages_opening$key = {
  readonly " $data"?: Passages_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"Passages_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Passages_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FoundPassage",
      "kind": "LinkedField",
      "name": "passages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
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
          "name": "why",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
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
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HeldOpening",
  "abstractKey": null
};

(node as any).hash = "2214c0dc64156e21851be7137adfc507";

export default node;
