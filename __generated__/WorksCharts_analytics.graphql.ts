/**
 * @generated SignedSource<<1616873328aab5bd0f23545a70886f5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorksCharts_analytics$data = {
  readonly days: {
    readonly since: string;
    readonly " $fragmentSpreads": FragmentRefs<"SeriesPanel_days">;
  };
  readonly reached: {
    readonly byDay: ReadonlyArray<number>;
    readonly " $fragmentSpreads": FragmentRefs<"SeriesPanel_series">;
  };
  readonly saves: {
    readonly byDay: ReadonlyArray<number>;
    readonly " $fragmentSpreads": FragmentRefs<"SeriesPanel_series">;
  };
  readonly views: {
    readonly byDay: ReadonlyArray<number>;
    readonly " $fragmentSpreads": FragmentRefs<"SeriesPanel_series">;
  };
  readonly visits: {
    readonly byDay: ReadonlyArray<number>;
    readonly " $fragmentSpreads": FragmentRefs<"SeriesPanel_series">;
  };
  readonly " $fragmentType": "WorksCharts_analytics";
};
export type WorksCharts_analytics$key = {
  readonly " $data"?: WorksCharts_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorksCharts_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "byDay",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SeriesPanel_series"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorksCharts_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsDays",
      "kind": "LinkedField",
      "name": "days",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SeriesPanel_days"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "views",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "saves",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "visits",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "reached",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WorksAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "63d71be43d1535a782b7745c53abadd8";

export default node;
