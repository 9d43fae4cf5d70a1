/**
 * @generated SignedSource<<2b094fb7f2e31c61d275cb54ffe26e2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BookFacts_document$data = {
  readonly minutes: number;
  readonly pdf: {
    readonly bytes: number;
    readonly pages: number;
  } | null | undefined;
  readonly " $fragmentType": "BookFacts_document";
};
export type BookFacts_document$key = {
  readonly " $data"?: BookFacts_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookFacts_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookFacts_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GuidePdf",
      "kind": "LinkedField",
      "name": "pdf",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GuideDocument",
  "abstractKey": null
};

(node as any).hash = "b9e624ef65fc0168645b657e3e9233ab";

export default node;
