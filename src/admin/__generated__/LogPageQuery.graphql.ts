/**
 * @generated SignedSource<<65b806f586dab38d9641efd749a174f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ActorKind = "COMMAND_LINE" | "STAFF" | "SYSTEM";
export type RuleName = "ACCOUNT" | "AI_TRAINING" | "AUTHORSHIP" | "DEALING" | "FALSE_OPENING" | "HARASSMENT" | "HIDDEN_AI" | "LAW" | "LEAKED" | "MACHINES" | "NUISANCE" | "PERSONAL_DATA" | "REGISTRATION" | "RIGHTS" | "TERMS_OF_OPENINGS" | "UNPAID_WORK";
export type LogFilter = {
  action?: string | null | undefined;
  from?: string | null | undefined;
  staffId?: string | null | undefined;
  subject?: string | null | undefined;
  to?: string | null | undefined;
};
export type LogPageQuery$variables = {
  after?: string | null | undefined;
  filter: LogFilter;
};
export type LogPageQuery$data = {
  readonly houseRules: ReadonlyArray<{
    readonly article: string;
    readonly name: RuleName;
  }>;
  readonly log: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly action: string;
        readonly actorKind: ActorKind;
        readonly address: string | null | undefined;
        readonly detail: string;
        readonly id: string;
        readonly occurredAt: string;
        readonly staffName: string | null | undefined;
        readonly subjectId: string | null | undefined;
        readonly subjectKind: string;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
  readonly staffNames: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type LogPageQuery = {
  response: LogPageQuery$data;
  variables: LogPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 50
      }
    ],
    "concreteType": "QueryLogConnection",
    "kind": "LinkedField",
    "name": "log",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryLogConnectionEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "LogLine",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "actorKind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "staffName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "action",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subjectKind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subjectId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "detail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "occurredAt",
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
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endCursor",
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
    "concreteType": "StaffName",
    "kind": "LinkedField",
    "name": "staffNames",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "HouseRule",
    "kind": "LinkedField",
    "name": "houseRules",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "article",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LogPageQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LogPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "cacheID": "ab19f34b80cb3a6ebd182fe69977c84d",
    "id": null,
    "metadata": {},
    "name": "LogPageQuery",
    "operationKind": "query",
    "text": "query LogPageQuery(\n  $filter: LogFilter!\n  $after: String\n) {\n  log(first: 50, after: $after, filter: $filter) {\n    edges {\n      node {\n        id\n        actorKind\n        staffName\n        action\n        subjectKind\n        subjectId\n        detail\n        address\n        occurredAt\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n  staffNames {\n    id\n    name\n  }\n  houseRules {\n    name\n    article\n  }\n}\n"
  }
};
})();

(node as any).hash = "aa1200b649cf70e045dcd7d4d311f037";

export default node;
