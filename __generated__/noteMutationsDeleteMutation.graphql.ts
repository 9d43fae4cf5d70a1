/**
 * @generated SignedSource<<6b50d0395ead70761d17997885c318cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type noteMutationsDeleteMutation$variables = {
  noteId: string;
};
export type noteMutationsDeleteMutation$data = {
  readonly deleteCandidateNote: {
    readonly candidate: {
      readonly id: string;
      readonly notes: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly notesCount: number;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type noteMutationsDeleteMutation = {
  response: noteMutationsDeleteMutation$data;
  variables: noteMutationsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "noteId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "noteId",
    "variableName": "noteId"
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
        (v3/*:: as any*/)
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
    "name": "noteMutationsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCandidateNotePayload",
        "kind": "LinkedField",
        "name": "deleteCandidateNote",
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
    "name": "noteMutationsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteCandidateNotePayload",
        "kind": "LinkedField",
        "name": "deleteCandidateNote",
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
    "cacheID": "55a01605d856726e2e209eddbab485a7",
    "id": null,
    "metadata": {},
    "name": "noteMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation noteMutationsDeleteMutation(\n  $noteId: ID!\n) {\n  deleteCandidateNote(noteId: $noteId) {\n    errors {\n      __typename\n      message\n    }\n    candidate {\n      id\n      notesCount\n      notes {\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "be484829650c659cb4100f74a4cfeb37";

export default node;
