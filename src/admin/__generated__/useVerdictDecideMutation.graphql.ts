/**
 * @generated SignedSource<<e45405508114e0b52b601ac7b099a712>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ReviewVerdict = "APPROVE" | "REJECT";
export type ReviewCheckInput = {
  met: boolean;
  point: number;
};
export type useVerdictDecideMutation$variables = {
  checks: ReadonlyArray<ReviewCheckInput>;
  decision: ReviewVerdict;
  id: string;
  reason?: string | null | undefined;
  template?: string | null | undefined;
  version: string;
};
export type useVerdictDecideMutation$data = {
  readonly decideReview: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly undoUntil: string | null | undefined;
  };
};
export type useVerdictDecideMutation = {
  response: useVerdictDecideMutation$data;
  variables: useVerdictDecideMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "checks"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "decision"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "template"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v6 = [
  {
    "kind": "Variable",
    "name": "checks",
    "variableName": "checks"
  },
  {
    "kind": "Variable",
    "name": "decision",
    "variableName": "decision"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "reason",
    "variableName": "reason"
  },
  {
    "kind": "Variable",
    "name": "template",
    "variableName": "template"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undoUntil",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v11 = {
  "kind": "InlineFragment",
  "selections": (v10/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v10/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAt",
      "storageKey": null
    }
  ],
  "type": "RateLimitExceededError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVerdictDecideMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "DecideReviewPayload",
        "kind": "LinkedField",
        "name": "decideReview",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useVerdictDecideMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "DecideReviewPayload",
        "kind": "LinkedField",
        "name": "decideReview",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9af652000d363155d1661a7971b32e10",
    "id": null,
    "metadata": {},
    "name": "useVerdictDecideMutation",
    "operationKind": "mutation",
    "text": "mutation useVerdictDecideMutation(\n  $id: ID!\n  $version: String!\n  $decision: ReviewVerdict!\n  $reason: String\n  $template: String\n  $checks: [ReviewCheckInput!]!\n) {\n  decideReview(id: $id, version: $version, decision: $decision, reason: $reason, template: $template, checks: $checks) {\n    undoUntil\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "08f708805f7271ca26e8cdea3cfa6126";

export default node;
