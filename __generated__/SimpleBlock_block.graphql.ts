/**
 * @generated SignedSource<<331b67289c54982e1417554111346f0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TextBlockKind = "CHAPTER" | "CHECKLIST" | "FIGURE" | "HEADING" | "LIST" | "NOTE" | "PARAGRAPH" | "QUESTION" | "QUOTE" | "STEPS" | "TABLE";
import { FragmentRefs } from "relay-runtime";
export type SimpleBlock_block$data = {
  readonly anchor: string | null | undefined;
  readonly items: ReadonlyArray<{
    readonly spans: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TextSpans_spans">;
    }>;
  }>;
  readonly kind: TextBlockKind;
  readonly spans: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TextSpans_spans">;
  }>;
  readonly " $fragmentType": "SimpleBlock_block";
};
export type SimpleBlock_block$key = {
  readonly " $data"?: SimpleBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimpleBlock_block">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimpleBlock_block",
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
      "name": "anchor",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TextLine",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "TextBlock",
  "abstractKey": null
};
})();

(node as any).hash = "92eb307891c82a7a82cc024780da3b1c";

export default node;
