/**
 * @generated SignedSource<<34b759958a848f5291ca11e192e70ff9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntryChanges_entry$data = {
  readonly changesSinceEntry: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly field: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "EntryChanges_entry";
};
export type EntryChanges_entry$key = {
  readonly " $data"?: EntryChanges_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryChanges_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryChanges_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOpeningChange",
      "kind": "LinkedField",
      "name": "changesSinceEntry",
      "plural": true,
      "selections": [
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
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobEntry",
  "abstractKey": null
};

(node as any).hash = "ce2db417221544f670b176dac74dc1fc";

export default node;
