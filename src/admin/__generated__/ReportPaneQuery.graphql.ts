/**
 * @generated SignedSource<<46ce09c31006efa8f08b15480f7ec66a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
    readonly parts: ReadonlyArray<{
      readonly label: string;
      readonly words: string;
    }>;
    readonly pictures: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Pictures_media">;
    }>;
    readonly report: {
      readonly createdAt: string;
      readonly detail: string;
      readonly reason: ReportReason;
      readonly reporterName: string | null | undefined;
      readonly subjectId: string | null | undefined;
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
  "name": "subjectId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "detail",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reporterName",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportedWords",
  "kind": "LinkedField",
  "name": "words",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
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
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportedPart",
  "kind": "LinkedField",
  "name": "parts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
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
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "pictures",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Pictures_media"
              }
            ],
            "storageKey": null
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
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "pictures",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
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
                "name": "posterUrl",
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
    "cacheID": "89dcfb227a6fd81f8829ddfc7c62b4f1",
    "id": null,
    "metadata": {},
    "name": "ReportPaneQuery",
    "operationKind": "query",
    "text": "query ReportPaneQuery(\n  $id: ID!\n) {\n  report(id: $id) {\n    status\n    handledBy\n    handlingNote\n    report {\n      subjectKind\n      subjectName\n      subjectId\n      reason\n      detail\n      createdAt\n      reporterName\n      id\n    }\n    words {\n      id\n      senderName\n      text\n      filename\n      at\n    }\n    parts {\n      label\n      words\n    }\n    pictures {\n      id\n      ...Pictures_media\n    }\n  }\n}\n\nfragment Pictures_media on Media {\n  id\n  url\n  posterUrl\n  width\n  height\n  thumbhash\n}\n"
  }
};
})();

(node as any).hash = "2336757b4ecf9aa738322609373f4321";

export default node;
