/**
 * @generated SignedSource<<60a6892896bb0aa51e1623e698d2615d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningPane_queue$data = {
  readonly templates: ReadonlyArray<{
    readonly key: string;
    readonly text: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "OpeningPane_queue";
};
export type OpeningPane_queue$key = {
  readonly " $data"?: OpeningPane_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningPane_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningPane_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SendBackTemplate",
      "kind": "LinkedField",
      "name": "templates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OpeningQueue",
  "abstractKey": null
};

(node as any).hash = "1a27d27c081b93a60467e3a1c398827f";

export default node;
