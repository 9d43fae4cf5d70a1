/**
 * @generated SignedSource<<84b91cca91221514d1fd94195c74db16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type usePublishHourlyMutation$variables = {
  id: string;
};
export type usePublishHourlyMutation$data = {
  readonly payload: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
    }>;
    readonly jobOpening: {
      readonly hasPendingChange: boolean;
      readonly id: string;
      readonly publishedAt: string | null | undefined;
      readonly status: JobOpeningStatus;
    } | null | undefined;
  };
};
export type usePublishHourlyMutation = {
  response: usePublishHourlyMutation$data;
  variables: usePublishHourlyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "jobOpeningId",
    "variableName": "id"
  }
],
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
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPendingChange",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        }
      ],
      "type": "ArgumentInvalidError",
      "abstractKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePublishHourlyMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "JobOpeningPayload",
        "kind": "LinkedField",
        "name": "publishDraftHourlyJobOpening",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePublishHourlyMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "JobOpeningPayload",
        "kind": "LinkedField",
        "name": "publishDraftHourlyJobOpening",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d6d85bde885b3ba5d293948e9aac5d22",
    "id": null,
    "metadata": {},
    "name": "usePublishHourlyMutation",
    "operationKind": "mutation",
    "text": "mutation usePublishHourlyMutation(\n  $id: ID!\n) {\n  payload: publishDraftHourlyJobOpening(jobOpeningId: $id) {\n    jobOpening {\n      __typename\n      id\n      status\n      publishedAt\n      hasPendingChange\n    }\n    errors {\n      __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7c7d3616b53e19e25e8b6c33be36c5ac";

export default node;
