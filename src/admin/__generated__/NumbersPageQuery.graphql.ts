/**
 * @generated SignedSource<<8af2d45097497e4431d5236a8cc4fec2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type NumbersSpan = "DAYS_30" | "DAYS_7" | "DAYS_90";
export type NumbersPageQuery$variables = {
  span: NumbersSpan;
};
export type NumbersPageQuery$data = {
  readonly numbers: {
    readonly groups: ReadonlyArray<{
      readonly measures: ReadonlyArray<{
        readonly before: number | null | undefined;
        readonly byDay: ReadonlyArray<number>;
        readonly name: string;
        readonly total: number;
        readonly unit: string;
      }>;
      readonly name: string;
    }>;
    readonly reviewers: ReadonlyArray<{
      readonly before: number | null | undefined;
      readonly byDay: ReadonlyArray<number>;
      readonly name: string;
      readonly total: number;
      readonly unit: string;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
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
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "span",
        "variableName": "span"
      }
    ],
    "concreteType": "Numbers",
    "kind": "LinkedField",
    "name": "numbers",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Measure",
            "kind": "LinkedField",
            "name": "measures",
            "plural": true,
            "selections": (v2/*:: as any*/),
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
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NumbersPageQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NumbersPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "2bb55dabeb06ac81e6fd91a11e40de98",
    "id": null,
    "metadata": {},
    "name": "NumbersPageQuery",
    "operationKind": "query",
    "text": "query NumbersPageQuery(\n  $span: NumbersSpan!\n) {\n  numbers(span: $span) {\n    since\n    until\n    groups {\n      name\n      measures {\n        name\n        unit\n        total\n        before\n        byDay\n      }\n    }\n    reviewers {\n      name\n      unit\n      total\n      before\n      byDay\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "69d55577afa577a92c2d5d84428b8d15";

export default node;
