/**
 * @generated SignedSource<<d30e949c902a504f204a40dd2a74dad1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningBeside_opening$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly fullTime: {
    readonly occupations: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly tags: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly tool: string | null | undefined;
  } | null | undefined;
  readonly industries: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly links: ReadonlyArray<{
    readonly id: string;
    readonly url: string;
  }>;
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly questionText: string;
  }>;
  readonly tools: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "OpeningBeside_opening";
};
export type OpeningBeside_opening$key = {
  readonly " $data"?: OpeningBeside_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningBeside_opening">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningBeside_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Industry",
      "kind": "LinkedField",
      "name": "industries",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tool",
      "kind": "LinkedField",
      "name": "tools",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
      "concreteType": "JobOpeningLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tool",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOpeningTag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Occupation",
            "kind": "LinkedField",
            "name": "occupations",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "FullTimeJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "fullTime"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "b6f650ba8559ea0e5a424932d18b7103";

export default node;
