/**
 * @generated SignedSource<<6c53554ba390f80794037fc04d936a2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ReportReason = "COPYRIGHT" | "FALSE_TERMS" | "FRAUD" | "HARASSMENT" | "INAPPROPRIATE" | "OTHER" | "OUTSIDE_DEALING" | "SPAM";
export type ReportStatus = "ACTED" | "DISMISSED" | "OPEN";
export type ReportSubject = "CHAT_MESSAGE" | "CHAT_ROOM" | "COMPANY" | "ENGAGEMENT" | "JOB_OPENING" | "PRODUCT" | "USER";
export type ReportPaneQuery$variables = {
  id: string;
};
export type ReportPaneQuery$data = {
  readonly report: {
    readonly handledBy: string | null | undefined;
    readonly handlingNote: string | null | undefined;
    readonly report: {
      readonly createdAt: string;
      readonly detail: string;
      readonly reason: ReportReason;
      readonly reporterName: string | null | undefined;
      readonly subjectKind: ReportSubject;
      readonly subjectName: string | null | undefined;
    };
    readonly status: ReportStatus;
    readonly words: ReadonlyArray<{
      readonly at: string | null | undefined;
      readonly filename: string | null | undefined;
      readonly id: string;
      readonly senderName: string;
      readonly text: string | null | undefined;
    }>;
  } | null | undefined;
};
export type ReportPaneQuery = {
  response: ReportPaneQuery$data;
  variables: ReportPaneQuery$variables;
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
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handledBy",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "handlingNote",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subjectKind",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subjectName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "detail",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reporterName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportedWords",
  "kind": "LinkedField",
  "name": "words",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OpenedReport",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Report",
            "kind": "LinkedField",
            "name": "report",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
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
    "name": "ReportPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OpenedReport",
        "kind": "LinkedField",
        "name": "report",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Report",
            "kind": "LinkedField",
            "name": "report",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "15001171f9ea57aeaabfa55fd61b72f4",
    "id": null,
    "metadata": {},
    "name": "ReportPaneQuery",
    "operationKind": "query",
    "text": "query ReportPaneQuery(\n  $id: ID!\n) {\n  report(id: $id) {\n    status\n    handledBy\n    handlingNote\n    report {\n      subjectKind\n      subjectName\n      reason\n      detail\n      createdAt\n      reporterName\n      id\n    }\n    words {\n      id\n      senderName\n      text\n      filename\n      at\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "19f17d68ca99a4efcf257cf179a39321";

export default node;
