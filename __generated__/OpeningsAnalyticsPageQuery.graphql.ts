/**
 * @generated SignedSource<<9f7d8bce6bbe4d3b53bec49db935e9e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsSpan = "DAYS_30" | "DAYS_7" | "DAYS_90";
export type EntryStep = "CONSIDERING" | "HIRED" | "INTERVIEW" | "OFFERED";
export type OpeningsAnalyticsPageQuery$variables = {
  span: AnalyticsSpan;
};
export type OpeningsAnalyticsPageQuery$data = {
  readonly openingsAnalytics: {
    readonly days: {
      readonly since: string;
      readonly " $fragmentSpreads": FragmentRefs<"AnalyticsHead_days">;
    };
    readonly entered: {
      readonly total: number;
    };
    readonly opened: {
      readonly byDay: ReadonlyArray<number>;
      readonly total: number;
    };
    readonly openingsCount: number;
    readonly reached: ReadonlyArray<{
      readonly people: number;
      readonly step: EntryStep;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"EntrySources_analytics" | "Funnel_analytics" | "OpeningsDaily_analytics" | "OpeningsFigures_analytics" | "ReplyTimes_analytics">;
  };
};
export type OpeningsAnalyticsPageQuery = {
  response: OpeningsAnalyticsPageQuery$data;
  variables: OpeningsAnalyticsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "span"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "span",
    "variableName": "span"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "byDay",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "AnalyticsSeries",
  "kind": "LinkedField",
  "name": "opened",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "AnalyticsSeries",
  "kind": "LinkedField",
  "name": "entered",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "step",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "people",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "EntryStepReached",
  "kind": "LinkedField",
  "name": "reached",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openingsCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medianDays",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ratePercent",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpeningsAnalyticsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OpeningsAnalytics",
        "kind": "LinkedField",
        "name": "openingsAnalytics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsDays",
            "kind": "LinkedField",
            "name": "days",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AnalyticsHead_days"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Funnel_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OpeningsDaily_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OpeningsFigures_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReplyTimes_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EntrySources_analytics"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpeningsAnalyticsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OpeningsAnalytics",
        "kind": "LinkedField",
        "name": "openingsAnalytics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsDays",
            "kind": "LinkedField",
            "name": "days",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSeries",
            "kind": "LinkedField",
            "name": "entered",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EntryStepReached",
            "kind": "LinkedField",
            "name": "reached",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSeries",
            "kind": "LinkedField",
            "name": "seen",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSeries",
            "kind": "LinkedField",
            "name": "saved",
            "plural": false,
            "selections": (v4/*:: as any*/),
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsSeries",
                "kind": "LinkedField",
                "name": "seen",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ReplyFigures",
                "kind": "LinkedField",
                "name": "replies",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "openings(first:50)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReplyFigures",
            "kind": "LinkedField",
            "name": "replies",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "waiting",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReplyTimeShare",
                "kind": "LinkedField",
                "name": "buckets",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bucket",
                    "storageKey": null
                  },
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EntrySourceShare",
            "kind": "LinkedField",
            "name": "sources",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entered",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "32ebd8efd1287158efff2506b97855bc",
    "id": null,
    "metadata": {},
    "name": "OpeningsAnalyticsPageQuery",
    "operationKind": "query",
    "text": "query OpeningsAnalyticsPageQuery(\n  $span: AnalyticsSpan!\n) {\n  openingsAnalytics(span: $span) {\n    days {\n      since\n      ...AnalyticsHead_days\n    }\n    opened {\n      total\n      byDay\n    }\n    entered {\n      total\n    }\n    reached {\n      step\n      people\n    }\n    openingsCount\n    ...Funnel_analytics\n    ...OpeningsDaily_analytics\n    ...OpeningsFigures_analytics\n    ...ReplyTimes_analytics\n    ...EntrySources_analytics\n  }\n}\n\nfragment AnalyticsHead_days on AnalyticsDays {\n  since\n  until\n}\n\nfragment EntrySources_analytics on OpeningsAnalytics {\n  sources {\n    source\n    entered\n  }\n}\n\nfragment Funnel_analytics on OpeningsAnalytics {\n  seen {\n    total\n  }\n  opened {\n    total\n  }\n  saved {\n    total\n  }\n  entered {\n    total\n  }\n  reached {\n    step\n    people\n    medianDays\n  }\n}\n\nfragment OpeningFiguresRow_figures on OpeningFigures {\n  jobOpeningId\n  title\n  status\n  publishedOn\n  seen {\n    total\n  }\n  opened {\n    total\n    byDay\n  }\n  entered {\n    total\n  }\n  reached {\n    step\n    people\n  }\n  replies {\n    ratePercent\n    medianDays\n  }\n}\n\nfragment OpeningsDaily_analytics on OpeningsAnalytics {\n  days {\n    since\n  }\n  seen {\n    byDay\n  }\n  opened {\n    byDay\n  }\n  saved {\n    byDay\n  }\n  entered {\n    byDay\n  }\n}\n\nfragment OpeningsFigures_analytics on OpeningsAnalytics {\n  openingsCount\n  opened {\n    byDay\n  }\n  openings(first: 50) {\n    jobOpeningId\n    ...OpeningFiguresRow_figures\n  }\n}\n\nfragment ReplyTimes_analytics on OpeningsAnalytics {\n  replies {\n    ratePercent\n    medianDays\n    waiting\n    buckets {\n      bucket\n      people\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fc06211fd6061a3d2ed118a04b419dcd";

export default node;
