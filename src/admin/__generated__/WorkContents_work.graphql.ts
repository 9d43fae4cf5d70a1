/**
 * @generated SignedSource<<fbd10d629ae9aa6098d26a14fe95146c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkVisibility = "COMPANIES" | "EVERYONE" | "LINK" | "MEMBERS";
import { FragmentRefs } from "relay-runtime";
export type WorkContents_work$data = {
  readonly before: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkContents_contents">;
  } | null | undefined;
  readonly contents: {
    readonly " $fragmentSpreads": FragmentRefs<"WorkContents_contents">;
  };
  readonly hold: {
    readonly note: string;
    readonly staffName: string | null | undefined;
  } | null | undefined;
  readonly visibility: WorkVisibility;
  readonly " $fragmentSpreads": FragmentRefs<"Story_work">;
  readonly " $fragmentType": "WorkContents_work";
};
export type WorkContents_work$key = {
  readonly " $data"?: WorkContents_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkContents_work">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "WorkContents_contents"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkContents_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewContents",
      "kind": "LinkedField",
      "name": "contents",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewContents",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewHold",
      "kind": "LinkedField",
      "name": "hold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "staffName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Story_work"
    }
  ],
  "type": "ReviewedWork",
  "abstractKey": null
};
})();

(node as any).hash = "5f5466fe9ccbaf310549b307da7e9c48";

export default node;
