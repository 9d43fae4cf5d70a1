/**
 * @generated SignedSource<<a5feccc9f9fd39bc0e2aebd88caeca68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewsPageQuery$variables = Record<PropertyKey, never>;
export type ReviewsPageQuery$data = {
  readonly reviewQueue: {
    readonly works: ReadonlyArray<{
      readonly heldBy: string | null | undefined;
      readonly id: string;
      readonly reviewerName: string | null | undefined;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Foot_queue" | "QueuePane_queue" | "ReviewPane_queue">;
  };
};
export type ReviewsPageQuery = {
  response: ReviewsPageQuery$data;
  variables: ReviewsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldBy",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewQueue",
        "kind": "LinkedField",
        "name": "reviewQueue",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingWork",
            "kind": "LinkedField",
            "name": "works",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "QueuePane_queue"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReviewPane_queue"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Foot_queue"
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
    "name": "ReviewsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewQueue",
        "kind": "LinkedField",
        "name": "reviewQueue",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingWork",
            "kind": "LinkedField",
            "name": "works",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "authorName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "submittedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dueAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "thumbnail",
                "plural": false,
                "selections": [
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
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "points",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RejectionTemplate",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "point",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DecidedToday",
            "kind": "LinkedField",
            "name": "decided",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "approved",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rejected",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "secondsEach",
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
    "cacheID": "f214627c1301ad40e8b0c0962ca981f9",
    "id": null,
    "metadata": {},
    "name": "ReviewsPageQuery",
    "operationKind": "query",
    "text": "query ReviewsPageQuery {\n  reviewQueue {\n    works {\n      id\n      reviewerName\n      heldBy\n    }\n    ...QueuePane_queue\n    ...ReviewPane_queue\n    ...Foot_queue\n  }\n}\n\nfragment Foot_queue on ReviewQueue {\n  decided {\n    approved\n    rejected\n    secondsEach\n  }\n}\n\nfragment JudgePane_queue on ReviewQueue {\n  points\n  templates {\n    key\n    point\n    title\n    text\n  }\n}\n\nfragment QueuePane_queue on ReviewQueue {\n  total\n  works {\n    id\n    name\n    authorName\n    kind\n    submittedAt\n    dueAt\n    reviewerName\n    heldBy\n    thumbnail {\n      url\n      width\n      height\n      thumbhash\n      id\n    }\n  }\n}\n\nfragment ReviewPane_queue on ReviewQueue {\n  works {\n    id\n  }\n  ...JudgePane_queue\n}\n"
  }
};
})();

(node as any).hash = "4a2ccf8915e41576e1f47f206127c0eb";

export default node;
