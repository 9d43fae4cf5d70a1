/**
 * @generated SignedSource<<b94f1aa7d195f2674471465ef906a0ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
export type deskMutationsTakeBackMutation$variables = {
  moveId: string;
};
export type deskMutationsTakeBackMutation$data = {
  readonly takeBackMove: {
    readonly candidates: ReadonlyArray<{
      readonly firstRepliedAt: string | null | undefined;
      readonly id: string;
      readonly isLate: boolean;
      readonly isRead: boolean;
      readonly stage: EntryStage;
      readonly stageChangedAt: string;
      readonly stageChanges: ReadonlyArray<{
        readonly changedAt: string;
        readonly changedBy: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly fromStage: EntryStage | null | undefined;
        readonly id: string;
        readonly message: string | null | undefined;
        readonly toStage: EntryStage;
      }>;
    }>;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly jobOpening: {
      readonly candidateCounts: {
        readonly all: number;
        readonly late: number;
        readonly stages: ReadonlyArray<{
          readonly count: number;
          readonly stage: EntryStage;
        }>;
        readonly unread: number;
      } | null | undefined;
      readonly entriesCount: number | null | undefined;
      readonly id: string;
      readonly unreadEntriesCount: number | null | undefined;
    } | null | undefined;
  };
};
export type deskMutationsTakeBackMutation = {
  response: deskMutationsTakeBackMutation$data;
  variables: deskMutationsTakeBackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "moveId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "moveId",
    "variableName": "moveId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Candidate",
  "kind": "LinkedField",
  "name": "candidates",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stageChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstRepliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateStageChange",
      "kind": "LinkedField",
      "name": "stageChanges",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromStage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toStage",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CorporateUser",
          "kind": "LinkedField",
          "name": "changedBy",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entriesCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadEntriesCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "CandidateCounts",
  "kind": "LinkedField",
  "name": "candidateCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "all",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unread",
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
      "concreteType": "CandidateStageCount",
      "kind": "LinkedField",
      "name": "stages",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
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
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "deskMutationsTakeBackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CandidatesPayload",
        "kind": "LinkedField",
        "name": "takeBackMove",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "deskMutationsTakeBackMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CandidatesPayload",
        "kind": "LinkedField",
        "name": "takeBackMove",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v9/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "43aa37b92e9f396b788c1f5f2fa7d37c",
    "id": null,
    "metadata": {},
    "name": "deskMutationsTakeBackMutation",
    "operationKind": "mutation",
    "text": "mutation deskMutationsTakeBackMutation(\n  $moveId: ID!\n) {\n  takeBackMove(moveId: $moveId) {\n    errors {\n      __typename\n      message\n    }\n    candidates {\n      id\n      stage\n      stageChangedAt\n      isRead\n      isLate\n      firstRepliedAt\n      stageChanges {\n        id\n        fromStage\n        toStage\n        message\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n    }\n    jobOpening {\n      __typename\n      id\n      entriesCount\n      unreadEntriesCount\n      candidateCounts {\n        all\n        unread\n        late\n        stages {\n          stage\n          count\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c749a03d6d9536f1d69ec484523dc22e";

export default node;
