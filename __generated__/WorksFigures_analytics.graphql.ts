/**
 * @generated SignedSource<<3bd10bb20b20254fbc8d420bb3c914db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksFigures_analytics$data = {
  readonly views: {
    readonly byDay: ReadonlyArray<number>;
  };
  readonly works: ReadonlyArray<{
    readonly work: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"WorkFiguresRow_figures">;
  }>;
  readonly worksCount: number;
  readonly " $fragmentType": "WorksFigures_analytics";
};
export type WorksFigures_analytics$key = {
  readonly " $data"?: WorksFigures_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksFigures_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorksFigures_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worksCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "views",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "WorkFigures",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OwnProduct",
          "kind": "LinkedField",
          "name": "work",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkFiguresRow_figures"
        }
      ],
      "storageKey": "works(first:50)"
    }
  ],
  "type": "WorksAnalytics",
  "abstractKey": null
};

(node as any).hash = "1a92bc86e057db2177a4ef7abd6b765b";

export default node;
