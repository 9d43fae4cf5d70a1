/**
 * @generated SignedSource<<9510df211a1877c383aa9d761bb177d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NumbersSpan = "DAYS_30" | "DAYS_7" | "DAYS_90";
export type NumbersPageQuery$variables = {
  span: NumbersSpan;
};
export type NumbersPageQuery$data = {
  readonly makeup: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Makeup_questions">;
  }>;
  readonly numbers: {
    readonly groups: ReadonlyArray<{
      readonly measures: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"MeasureGroup_measures">;
      }>;
      readonly name: string;
    }>;
    readonly reviewers: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MeasureGroup_measures">;
    }>;
    readonly since: string;
    readonly until: string;
  };
};
export type NumbersPageQuery = {
  response: NumbersPageQuery$data;
  variables: NumbersPageQuery$variables;
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
  "name": "until",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "MeasureGroup_measures"
  }
],
v6 = [
  (v4/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NumbersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Numbers",
        "kind": "LinkedField",
        "name": "numbers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NumbersGroup",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Measure",
                "kind": "LinkedField",
                "name": "measures",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Measure",
            "kind": "LinkedField",
            "name": "reviewers",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MakeupQuestion",
        "kind": "LinkedField",
        "name": "makeup",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Makeup_questions"
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
    "name": "NumbersPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Numbers",
        "kind": "LinkedField",
        "name": "numbers",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NumbersGroup",
            "kind": "LinkedField",
            "name": "groups",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Measure",
                "kind": "LinkedField",
                "name": "measures",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Measure",
            "kind": "LinkedField",
            "name": "reviewers",
            "plural": true,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "MakeupQuestion",
        "kind": "LinkedField",
        "name": "makeup",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "MakeupAnswer",
            "kind": "LinkedField",
            "name": "answers",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "people",
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
    "cacheID": "58f754e3dc6912664691607c5ce6f9ac",
    "id": null,
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": "query NumbersPageQuery(\n  $span: NumbersSpan!\n) {\n  numbers(span: $span) {\n    since\n    until\n    groups {\n      name\n      measures {\n        ...MeasureGroup_measures\n      }\n    }\n    reviewers {\n      ...MeasureGroup_measures\n    }\n  }\n  makeup {\n    ...Makeup_questions\n  }\n}\n\nfragment Makeup_questions on MakeupQuestion {\n  name\n  answers {\n    name\n    people\n  }\n}\n\nfragment MeasureGroup_measures on Measure {\n  name\n  unit\n  total\n  today\n  before\n  byDay\n}\n"
  }
};
})();

(node as any).hash = "f9db9dfe7f1ba28999e320fdc1a81446";

export default node;
