/**
 * @generated SignedSource<<154bb055ebe88222a8692c0db516f681>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WaitingKind = "AGAIN" | "CHANGE" | "NEW";
import { FragmentRefs } from "relay-runtime";
export type QueuePane_queue$data = {
  readonly total: number;
  readonly works: ReadonlyArray<{
    readonly authorName: string;
    readonly dueAt: string;
    readonly heldBy: string | null | undefined;
    readonly id: string;
    readonly kind: WaitingKind;
    readonly name: string;
    readonly reviewerName: string | null | undefined;
    readonly submittedAt: string;
    readonly thumbnail: {
      readonly height: number;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "QueuePane_queue";
};
export type QueuePane_queue$key = {
  readonly " $data"?: QueuePane_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueuePane_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QueuePane_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingWork",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
          "storageKey": null
        },
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
          "name": "submittedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heldBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "thumbnail",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewQueue",
  "abstractKey": null
};

(node as any).hash = "5ff4cfe61788e0059db184653ed6ea75";

export default node;
