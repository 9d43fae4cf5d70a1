/**
 * @generated SignedSource<<b9ee382e888d783d57afead28471f3b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningsFigures_analytics$data = {
  readonly opened: {
    readonly byDay: ReadonlyArray<number>;
  };
  readonly openings: ReadonlyArray<{
    readonly jobOpeningId: string;
    readonly " $fragmentSpreads": FragmentRefs<"OpeningFiguresRow_figures">;
  }>;
  readonly openingsCount: number;
  readonly " $fragmentType": "OpeningsFigures_analytics";
};
export type OpeningsFigures_analytics$key = {
  readonly " $data"?: OpeningsFigures_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningsFigures_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningsFigures_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openingsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "opened",
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
      "concreteType": "OpeningFigures",
      "kind": "LinkedField",
      "name": "openings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobOpeningId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OpeningFiguresRow_figures"
        }
      ],
      "storageKey": "openings(first:50)"
    }
  ],
  "type": "OpeningsAnalytics",
  "abstractKey": null
};

(node as any).hash = "97726ba138884479adb4282d95e61781";

export default node;
