/**
 * @generated SignedSource<<5c2061303ad83577af2c12197272f443>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CandidateNoteInput = {
  body: string;
  candidateId: string;
  noteId?: string | null | undefined;
};
export type noteMutationsSaveMutation$variables = {
  input: CandidateNoteInput;
};
export type noteMutationsSaveMutation$data = {
  readonly saveCandidateNote: {
    readonly candidate: {
      readonly id: string;
      readonly notes: ReadonlyArray<{
        readonly author: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly body: string;
        readonly createdAt: string;
        readonly id: string;
        readonly isOwn: boolean;
      }>;
      readonly notesCount: number;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type noteMutationsSaveMutation = {
  response: noteMutationsSaveMutation$data;
  variables: noteMutationsSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "concreteType": "Candidate",
  "kind": "LinkedField",
  "name": "candidate",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CorporateUser",
          "kind": "LinkedField",
          "name": "author",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "noteMutationsSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CandidateNotePayload",
        "kind": "LinkedField",
        "name": "saveCandidateNote",
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
          (v4/*:: as any*/)
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
    "name": "noteMutationsSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CandidateNotePayload",
        "kind": "LinkedField",
        "name": "saveCandidateNote",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "daf9a4fb88639b56c42ca5641073af8e",
    "id": null,
    "metadata": {},
    "name": "noteMutationsSaveMutation",
    "operationKind": "mutation",
    "text": "mutation noteMutationsSaveMutation(\n  $input: CandidateNoteInput!\n) {\n  saveCandidateNote(input: $input) {\n    errors {\n      __typename\n      message\n    }\n    candidate {\n      id\n      notesCount\n      notes {\n        id\n        body\n        createdAt\n        isOwn\n        author {\n          id\n          fullName\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bf3e659008609eab1216407da25e1060";

export default node;
