/**
 * @generated SignedSource<<22efc3f4ccdc70b1c56918322214bbb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JudgePane_work$data = {
  readonly contents: {
    readonly name: string;
  };
  readonly hold: {
    readonly note: string;
  } | null | undefined;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorFacts_work" | "Story_work">;
  readonly " $fragmentType": "JudgePane_work";
};
export type JudgePane_work$key = {
  readonly " $data"?: JudgePane_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"JudgePane_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JudgePane_work",
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
      "concreteType": "ReviewContents",
      "kind": "LinkedField",
      "name": "contents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AuthorFacts_work"
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

(node as any).hash = "b9856e309de7e8b17735930bdffdfd64";

export default node;
