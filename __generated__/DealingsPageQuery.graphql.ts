/**
 * @generated SignedSource<<e351df7027c1397fa80bc00cdece7361>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
export type DealingsPageQuery$variables = Record<PropertyKey, never>;
export type DealingsPageQuery$data = {
  readonly myEnteredJobOpenings: {
    readonly nodes: ReadonlyArray<{
      readonly entryDetail: {
        readonly firstRepliedAt: string | null | undefined;
        readonly stage: EntryStage;
      } | null | undefined;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DealingRow_opening">;
    }>;
    readonly pageInfo: {
      readonly hasNext: boolean;
    };
  };
};
export type DealingsPageQuery = {
  response: DealingsPageQuery$data;
  variables: DealingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "offset",
    "value": 0
  }
],
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
  "name": "stage",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstRepliedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "OffsetPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNext",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DealingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EnteredJobOpeningPage",
        "kind": "LinkedField",
        "name": "myEnteredJobOpenings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobEntry",
                "kind": "LinkedField",
                "name": "entryDetail",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DealingRow_opening"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": "myEnteredJobOpenings(limit:100,offset:0)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DealingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EnteredJobOpeningPage",
        "kind": "LinkedField",
        "name": "myEnteredJobOpenings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobEntry",
                "kind": "LinkedField",
                "name": "entryDetail",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enteredAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "replyBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "chatRoomId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "latestMessage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "latestMessageAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isJobOpening"
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
                "concreteType": "Company",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": [
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
                    "name": "avatarImagePath",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": "myEnteredJobOpenings(limit:100,offset:0)"
      }
    ]
  },
  "params": {
    "cacheID": "0fe7239f371dc7fb0227cc19a682c991",
    "id": null,
    "metadata": {},
    "name": "DealingsPageQuery",
    "operationKind": "query",
    "text": "query DealingsPageQuery {\n  myEnteredJobOpenings(limit: 100, offset: 0) {\n    nodes {\n      __typename\n      id\n      entryDetail {\n        stage\n        firstRepliedAt\n        id\n      }\n      ...DealingRow_opening\n    }\n    pageInfo {\n      hasNext\n    }\n  }\n}\n\nfragment DealingRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  entryDetail {\n    stage\n    enteredAt\n    replyBy\n    firstRepliedAt\n    chatRoomId\n    latestMessage\n    latestMessageAt\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e8f0546a91075953ca735a7b14a4fa4a";

export default node;
