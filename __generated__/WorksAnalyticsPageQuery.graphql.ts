/**
 * @generated SignedSource<<155281f3b420e69bc94e59caea3ac8e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AnalyticsSpan = "DAYS_30" | "DAYS_7" | "DAYS_90";
export type WorksAnalyticsPageQuery$variables = {
  span: AnalyticsSpan;
};
export type WorksAnalyticsPageQuery$data = {
  readonly worksAnalytics: {
    readonly days: {
      readonly since: string;
      readonly " $fragmentSpreads": FragmentRefs<"AnalyticsHead_days">;
    };
    readonly reached: {
      readonly total: number;
    };
    readonly saves: {
      readonly total: number;
    };
    readonly views: {
      readonly byDay: ReadonlyArray<number>;
      readonly total: number;
    };
    readonly visits: {
      readonly total: number;
    };
    readonly " $fragmentSpreads": FragmentRefs<"AudienceBars_analytics" | "SourceBars_analytics" | "WorksCharts_analytics" | "WorksFigures_analytics">;
  };
};
export type WorksAnalyticsPageQuery = {
  response: WorksAnalyticsPageQuery$data;
  variables: WorksAnalyticsPageQuery$variables;
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byDay",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "AnalyticsSeries",
  "kind": "LinkedField",
  "name": "views",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
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
  "name": "saves",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "AnalyticsSeries",
  "kind": "LinkedField",
  "name": "reached",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v9 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "before",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "views",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WorksAnalyticsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorksAnalytics",
        "kind": "LinkedField",
        "name": "worksAnalytics",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSeries",
            "kind": "LinkedField",
            "name": "visits",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          (v8/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorksCharts_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorksFigures_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SourceBars_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AudienceBars_analytics"
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
    "name": "WorksAnalyticsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WorksAnalytics",
        "kind": "LinkedField",
        "name": "worksAnalytics",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSeries",
            "kind": "LinkedField",
            "name": "views",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSeries",
            "kind": "LinkedField",
            "name": "saves",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSeries",
            "kind": "LinkedField",
            "name": "visits",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsSeries",
            "kind": "LinkedField",
            "name": "reached",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "worksCount",
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
                  (v10/*:: as any*/),
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
                    "name": "isPublish",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "visibility",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasPendingChange",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Product",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProductReview",
                    "kind": "LinkedField",
                    "name": "review",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "currentReviewStatus",
                        "storageKey": null
                      },
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Media",
                    "kind": "LinkedField",
                    "name": "thumbnailImage",
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
                      },
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": "works(first:50)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ViewSourceShare",
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
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewSourceHost",
                "kind": "LinkedField",
                "name": "hosts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "host",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ViewAudienceShare",
            "kind": "LinkedField",
            "name": "audiences",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "audience",
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f48859ffc86b5658e04994beb47ee7c8",
    "id": null,
    "metadata": {},
    "name": "WorksAnalyticsPageQuery",
    "operationKind": "query",
    "text": "query WorksAnalyticsPageQuery(\n  $span: AnalyticsSpan!\n) {\n  worksAnalytics(span: $span) {\n    days {\n      since\n      ...AnalyticsHead_days\n    }\n    views {\n      total\n      byDay\n    }\n    saves {\n      total\n    }\n    visits {\n      total\n    }\n    reached {\n      total\n    }\n    ...WorksCharts_analytics\n    ...WorksFigures_analytics\n    ...SourceBars_analytics\n    ...AudienceBars_analytics\n  }\n}\n\nfragment AnalyticsHead_days on AnalyticsDays {\n  since\n  until\n}\n\nfragment AudienceBars_analytics on WorksAnalytics {\n  audiences {\n    audience\n    views\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment SeriesPanel_days on AnalyticsDays {\n  since\n  until\n}\n\nfragment SeriesPanel_series on AnalyticsSeries {\n  total\n  before\n  byDay\n}\n\nfragment SourceBars_analytics on WorksAnalytics {\n  sources {\n    source\n    views\n    hosts {\n      host\n      views\n    }\n  }\n}\n\nfragment WorkFiguresRow_figures on WorkFigures {\n  work {\n    name\n    isPublish\n    visibility\n    hasPendingChange\n    product {\n      id\n    }\n    review {\n      currentReviewStatus\n      id\n    }\n    thumbnailImage {\n      ...MediaPicture_media\n      id\n    }\n    id\n  }\n  views {\n    total\n    byDay\n  }\n  saves {\n    total\n  }\n  reached {\n    total\n  }\n}\n\nfragment WorksCharts_analytics on WorksAnalytics {\n  days {\n    since\n    ...SeriesPanel_days\n  }\n  views {\n    byDay\n    ...SeriesPanel_series\n  }\n  saves {\n    byDay\n    ...SeriesPanel_series\n  }\n  visits {\n    byDay\n    ...SeriesPanel_series\n  }\n  reached {\n    byDay\n    ...SeriesPanel_series\n  }\n}\n\nfragment WorksFigures_analytics on WorksAnalytics {\n  worksCount\n  views {\n    byDay\n  }\n  works(first: 50) {\n    work {\n      id\n    }\n    ...WorkFiguresRow_figures\n  }\n}\n"
  }
};
})();

(node as any).hash = "9a903017c747f79a249616288c87334e";

export default node;
