/**
 * @generated SignedSource<<88f176d9b47e7c3738339ff043d02767>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContestsPageQuery$variables = Record<PropertyKey, never>;
export type ContestsPageQuery$data = {
  readonly contests: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ContestPane_contest" | "ContestsPage_contest">;
  }>;
};
export type ContestsPageQuery = {
  response: ContestsPageQuery$data;
  variables: ContestsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContestsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contest",
        "kind": "LinkedField",
        "name": "contests",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContestsPage_contest"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContestPane_contest"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContestsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contest",
        "kind": "LinkedField",
        "name": "contests",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "subjectName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contestedAt",
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
            "kind": "ScalarField",
            "name": "subjectId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rule",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "decidedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "decidedBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contest",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "357ba7eb4477fad8b89790628e28a9e3",
    "id": null,
    "metadata": {},
    "name": "ContestsPageQuery",
    "operationKind": "query",
    "text": "query ContestsPageQuery {\n  contests {\n    id\n    ...ContestsPage_contest\n    ...ContestPane_contest\n  }\n}\n\nfragment ContestPane_contest on Contest {\n  subjectKind\n  subjectId\n  subjectName\n  rule\n  reason\n  decidedAt\n  decidedBy\n  isOwn\n  endsAt\n  endedAt\n  contestedAt\n  contest\n}\n\nfragment ContestsPage_contest on Contest {\n  subjectKind\n  subjectName\n  contestedAt\n  isOwn\n}\n"
  }
};
})();

(node as any).hash = "250e970f8081bbd1b7598c0133f5fff2";

export default node;
