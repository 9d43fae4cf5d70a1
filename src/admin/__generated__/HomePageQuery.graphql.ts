/**
 * @generated SignedSource<<28a2f8ec01292fce7be68ebe5b120339>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NumbersSpan = "DAYS_30" | "DAYS_7" | "DAYS_90";
export type OverviewRange = "MONTH" | "QUARTER" | "WEEK";
export type HomePageQuery$variables = {
  range: OverviewRange;
  span: NumbersSpan;
};
export type HomePageQuery$data = {
  readonly numbers: {
    readonly " $fragmentSpreads": FragmentRefs<"Day_numbers">;
  };
  readonly overview: {
    readonly " $fragmentSpreads": FragmentRefs<"Reasons_overview" | "Speed_overview" | "Waiting_overview">;
  };
  readonly slowCompanies: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SlowCompanies_companies">;
  }>;
  readonly todos: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Todos_todos">;
  }>;
};
export type HomePageQuery = {
  response: HomePageQuery$data;
  variables: HomePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "range"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "span"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "span",
    "variableName": "span"
  }
],
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
  "name": "since",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HomePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Overview",
        "kind": "LinkedField",
        "name": "overview",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Waiting_overview"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Speed_overview"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Reasons_overview"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Numbers",
        "kind": "LinkedField",
        "name": "numbers",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Day_numbers"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SlowCompany",
        "kind": "LinkedField",
        "name": "slowCompanies",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SlowCompanies_companies"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Todo",
        "kind": "LinkedField",
        "name": "todos",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Todos_todos"
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
    "name": "HomePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Overview",
        "kind": "LinkedField",
        "name": "overview",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "oldestAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "soon",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "late",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ages",
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReasonCount",
            "kind": "LinkedField",
            "name": "reasons",
            "plural": true,
            "selections": [
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
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Numbers",
        "kind": "LinkedField",
        "name": "numbers",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
                  (v3/*:: as any*/),
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
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SlowCompany",
        "kind": "LinkedField",
        "name": "slowCompanies",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responseRatePercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "medianReplyMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nearlyDue",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remindedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Todo",
        "kind": "LinkedField",
        "name": "todos",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
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
            "name": "reason",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0508568f2c8c51ff612074373d728f19",
    "id": null,
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": "query HomePageQuery(\n  $range: OverviewRange!\n  $span: NumbersSpan!\n) {\n  overview(range: $range) {\n    ...Waiting_overview\n    ...Speed_overview\n    ...Reasons_overview\n  }\n  numbers(span: $span) {\n    ...Day_numbers\n  }\n  slowCompanies {\n    ...SlowCompanies_companies\n    id\n  }\n  todos {\n    ...Todos_todos\n    id\n  }\n}\n\nfragment Day_numbers on Numbers {\n  since\n  until\n  groups {\n    measures {\n      key\n      unit\n      total\n      today\n      before\n      byDay\n    }\n  }\n}\n\nfragment Reasons_overview on Overview {\n  reasons {\n    title\n    count\n  }\n}\n\nfragment SlowCompanies_companies on SlowCompany {\n  id\n  name\n  responseRatePercent\n  medianReplyMinutes\n  nearlyDue\n  remindedAt\n}\n\nfragment Speed_overview on Overview {\n  days {\n    day\n    approved\n    rejected\n  }\n  medianHours\n}\n\nfragment Todos_todos on Todo {\n  id\n  kind\n  reason\n  name\n  since\n}\n\nfragment Waiting_overview on Overview {\n  total\n  oldestAt\n  soon\n  late\n  ages\n}\n"
  }
};
})();

(node as any).hash = "441227515642e208a658ce64d60edc89";

export default node;
