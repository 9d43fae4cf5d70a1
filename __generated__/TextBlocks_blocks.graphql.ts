/**
 * @generated SignedSource<<623d2a963a92e62255efc92764cf687b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TextBlockKind = "CHAPTER" | "CHECKLIST" | "FIGURE" | "HEADING" | "LIST" | "NOTE" | "PARAGRAPH" | "QUESTION" | "QUOTE" | "STEPS" | "TABLE";
import { FragmentRefs } from "relay-runtime";
export type TextBlocks_blocks$data = ReadonlyArray<{
  readonly alt: string | null | undefined;
  readonly blocks: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SimpleBlock_block">;
  }>;
  readonly items: ReadonlyArray<{
    readonly spans: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TextSpans_spans">;
    }>;
  }>;
  readonly kind: TextBlockKind;
  readonly picture: {
    readonly height: number;
    readonly thumbhash: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly rows: ReadonlyArray<{
    readonly cells: ReadonlyArray<{
      readonly spans: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"TextSpans_spans">;
      }>;
    }>;
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SimpleBlock_block">;
  readonly " $fragmentType": "TextBlocks_blocks";
}>;
export type TextBlocks_blocks$key = ReadonlyArray<{
  readonly " $data"?: TextBlocks_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextBlocks_blocks">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TextSpan",
    "kind": "LinkedField",
    "name": "spans",
    "plural": true,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TextSpans_spans"
      }
    ],
    "storageKey": null
  }
],
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "SimpleBlock_block"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TextBlocks_blocks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbhash",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextLine",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TextLine",
          "kind": "LinkedField",
          "name": "cells",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TextBlock",
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "TextBlock",
  "abstractKey": null
};
})();

(node as any).hash = "8d099a7f7e022b84becd92aba46d2d8e";

export default node;
