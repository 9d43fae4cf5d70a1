/**
 * @generated SignedSource<<ba7578dec38c2a4d9bf41d6df599aadd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type noteMutations_noted$data = {
  readonly id: string;
  readonly notes: ReadonlyArray<{
    readonly author: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly body: string;
    readonly createdAt: string;
    readonly id: string;
    readonly isOwn: boolean;
  }>;
  readonly notesCount: number;
  readonly " $fragmentType": "noteMutations_noted";
};
export type noteMutations_noted$key = {
  readonly " $data"?: noteMutations_noted$data;
  readonly " $fragmentSpreads": FragmentRefs<"noteMutations_noted">;
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
  "name": "noteMutations_noted",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notesCount",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CorporateUser",
          "kind": "LinkedField",
          "name": "author",
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

(node as any).hash = "5f208c7f0d22277dbee80998179f3edc";

export default node;
