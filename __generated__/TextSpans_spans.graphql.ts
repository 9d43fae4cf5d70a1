/**
 * @generated SignedSource<<119ba72b1cc98eeafefd0ab6be583532>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TextSpans_spans$data = ReadonlyArray<{
  readonly href: string | null | undefined;
  readonly isStrong: boolean;
  readonly text: string;
  readonly " $fragmentType": "TextSpans_spans";
}>;
export type TextSpans_spans$key = ReadonlyArray<{
  readonly " $data"?: TextSpans_spans$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextSpans_spans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TextSpans_spans",
  "selections": [
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
      "name": "isStrong",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    }
  ],
  "type": "TextSpan",
  "abstractKey": null
};

(node as any).hash = "72498242c7309adb9389692606e72e46";

export default node;
