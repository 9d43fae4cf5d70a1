/**
 * @generated SignedSource<<079f5dfdb8865dbb0c301e9c57771471>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningsPageQuery$variables = Record<PropertyKey, never>;
export type OpeningsPageQuery$data = {
  readonly openingQueue: {
    readonly openings: ReadonlyArray<{
      readonly id: string;
      readonly reviewerName: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OpeningsPage_opening">;
    }>;
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"OpeningPane_queue">;
  };
};
export type OpeningsPageQuery = {
  response: OpeningsPageQuery$data;
  variables: OpeningsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OpeningsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OpeningQueue",
        "kind": "LinkedField",
        "name": "openingQueue",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingOpening",
            "kind": "LinkedField",
            "name": "openings",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OpeningsPage_opening"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OpeningPane_queue"
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
    "name": "OpeningsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OpeningQueue",
        "kind": "LinkedField",
        "name": "openingQueue",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingOpening",
            "kind": "LinkedField",
            "name": "openings",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "companyName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "heldAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SendBackTemplate",
            "kind": "LinkedField",
            "name": "templates",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
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
    "cacheID": "4360fcb655980df11f3ad7d93c0fbb34",
    "id": null,
    "metadata": {},
    "name": "OpeningsPageQuery",
    "operationKind": "query",
    "text": "query OpeningsPageQuery {\n  openingQueue {\n    total\n    openings {\n      id\n      reviewerName\n      ...OpeningsPage_opening\n    }\n    ...OpeningPane_queue\n  }\n}\n\nfragment OpeningPane_queue on OpeningQueue {\n  templates {\n    key\n    title\n    text\n  }\n}\n\nfragment OpeningsPage_opening on WaitingOpening {\n  id\n  title\n  companyName\n  heldAt\n  dueAt\n  reviewerName\n}\n"
  }
};
})();

(node as any).hash = "a7c86500ea5c452c3830f5d45aaa42e7";

export default node;
