/**
 * @generated SignedSource<<22f5d962e9e1472bd4064740d8d5eaf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Day_numbers$data = {
  readonly groups: ReadonlyArray<{
    readonly measures: ReadonlyArray<{
      readonly before: number | null | undefined;
      readonly byDay: ReadonlyArray<number>;
      readonly key: string;
      readonly today: number | null | undefined;
      readonly total: number | null | undefined;
      readonly unit: string;
    }>;
  }>;
  readonly since: string;
  readonly until: string;
  readonly " $fragmentType": "Day_numbers";
};
export type Day_numbers$key = {
  readonly " $data"?: Day_numbers$data;
  readonly " $fragmentSpreads": FragmentRefs<"Day_numbers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Day_numbers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NumbersGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Measure",
          "kind": "LinkedField",
          "name": "measures",
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
              "name": "unit",
              "storageKey": null
            },
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
              "kind": "ScalarField",
              "name": "today",
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
              "name": "byDay",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Numbers",
  "abstractKey": null
};

(node as any).hash = "574c9781b8ecb43a3ab0e71f5a31a262";

export default node;
