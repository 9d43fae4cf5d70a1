/**
 * @generated SignedSource<<da42274e250b814d4294eb92dde03211>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JudgePane_queue$data = {
  readonly points: ReadonlyArray<string>;
  readonly templates: ReadonlyArray<{
    readonly key: string;
    readonly point: number;
    readonly text: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "JudgePane_queue";
};
export type JudgePane_queue$key = {
  readonly " $data"?: JudgePane_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"JudgePane_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JudgePane_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RejectionTemplate",
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
          "name": "point",
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
  "type": "ReviewQueue",
  "abstractKey": null
};

(node as any).hash = "40572bf5215b95ad1eca0ae9523638c1";

export default node;
