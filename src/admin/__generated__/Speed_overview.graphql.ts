/**
 * @generated SignedSource<<48fff2d8055812a2925f4173778b3578>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Speed_overview$data = {
  readonly days: ReadonlyArray<{
    readonly approved: number;
    readonly day: string;
    readonly rejected: number;
  }>;
  readonly medianHours: number | null | undefined;
  readonly " $fragmentType": "Speed_overview";
};
export type Speed_overview$key = {
  readonly " $data"?: Speed_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Speed_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Speed_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DayOfReviews",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianHours",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "f70d2c7cbb6700eae579aa5798d76f84";

export default node;
