/**
 * @generated SignedSource<<eed8bc974ea4ffcf024442664c1a0d35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReviewStatus = "APPROVED" | "IN_PROGRESS" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type Story_work$data = {
  readonly story: ReadonlyArray<{
    readonly at: string;
    readonly id: string;
    readonly reason: string | null | undefined;
    readonly staffName: string | null | undefined;
    readonly status: ReviewStatus;
  }>;
  readonly " $fragmentType": "Story_work";
};
export type Story_work$key = {
  readonly " $data"?: Story_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"Story_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Story_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewStep",
      "kind": "LinkedField",
      "name": "story",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "staffName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewedWork",
  "abstractKey": null
};

(node as any).hash = "31760ca027b1edd3cd917e6d028edd7a";

export default node;
