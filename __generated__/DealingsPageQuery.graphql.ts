/**
 * @generated SignedSource<<7ea23282ad6cada6a55220cae20ccadf>>
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
        readonly officialJobOffer: {
          readonly id: string;
        } | null | undefined;
        readonly stage: EntryStage;
      } | null | undefined;
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DealingRow_opening">;
    }>;
    readonly pageInfo: {
      readonly hasNext: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"DealingsHead_entered">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DealingsPage_consultations" | "DealingsPage_offers">;
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
v4 = [
  (v1/*:: as any*/)
],
v5 = {
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
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyBy",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chatRoomId",
  "storageKey": null
},
v11 = {
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
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v17 = [
  (v12/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DealingsPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DealingsPage_offers"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DealingsPage_consultations"
      },
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
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OfficialJobOffer",
                    "kind": "LinkedField",
                    "name": "officialJobOffer",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  }
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DealingsHead_entered"
          },
          (v5/*:: as any*/)
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
        "args": (v6/*:: as any*/),
        "concreteType": "OfficialJobOfferConnection",
        "kind": "LinkedField",
        "name": "officialJobOffers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOfferEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOffer",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currentVersion",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changesOfferId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Engagement",
                    "kind": "LinkedField",
                    "name": "engagement",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OfficialJobOfferVersion",
                    "kind": "LinkedField",
                    "name": "versions",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "version",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subject",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OfficialJobOfferTerms",
                        "kind": "LinkedField",
                        "name": "terms",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "remunerationType",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": "officialJobOffers(first:100)"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "DealingsPage_officialJobOffers",
        "kind": "LinkedHandle",
        "name": "officialJobOffers"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "JobConsultationConnection",
        "kind": "LinkedField",
        "name": "jobConsultations",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobConsultationEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "JobConsultation",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v16/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "contract",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "netHourlyRatePrice",
                            "storageKey": null
                          }
                        ],
                        "type": "HourlyRateConsultationContract",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "netBudget",
                            "storageKey": null
                          }
                        ],
                        "type": "UnitConsultationContract",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": "jobConsultations(first:100)"
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "filters": null,
        "handle": "connection",
        "key": "DealingsPage_jobConsultations",
        "kind": "LinkedHandle",
        "name": "jobConsultations"
      },
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
              (v13/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OfficialJobOffer",
                    "kind": "LinkedField",
                    "name": "officialJobOffer",
                    "plural": false,
                    "selections": [
                      (v1/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enteredAt",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  (v10/*:: as any*/),
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
              (v16/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resumerationType",
                "storageKey": null
              },
              (v11/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v17/*:: as any*/),
                "type": "ContractJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v17/*:: as any*/),
                "type": "HourlyJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payUnit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payMin",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payMax",
                    "storageKey": null
                  }
                ],
                "type": "FullTimeJobOpening",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publicCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closedCount",
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": "myEnteredJobOpenings(limit:100,offset:0)"
      }
    ]
  },
  "params": {
    "cacheID": "b08435958b6c401084c886e1c8ed46d2",
    "id": null,
    "metadata": {},
    "name": "DealingsPageQuery",
    "operationKind": "query",
    "text": "query DealingsPageQuery {\n  ...DealingsPage_offers\n  ...DealingsPage_consultations\n  myEnteredJobOpenings(limit: 100, offset: 0) {\n    nodes {\n      __typename\n      id\n      entryDetail {\n        stage\n        firstRepliedAt\n        officialJobOffer {\n          id\n        }\n        id\n      }\n      ...DealingRow_opening\n    }\n    ...DealingsHead_entered\n    pageInfo {\n      hasNext\n    }\n  }\n}\n\nfragment ConsultationRow_consultation on JobConsultation {\n  title\n  status\n  sentAt\n  replyBy\n  chatRoomId\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  contract {\n    __typename\n    ... on HourlyRateConsultationContract {\n      netHourlyRatePrice\n    }\n    ... on UnitConsultationContract {\n      netBudget\n    }\n  }\n}\n\nfragment DealingRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  status\n  resumerationType\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  entryDetail {\n    stage\n    enteredAt\n    replyBy\n    firstRepliedAt\n    chatRoomId\n    latestMessage\n    latestMessageAt\n    officialJobOffer {\n      id\n      status\n    }\n    id\n  }\n  ...OpeningPay_opening\n}\n\nfragment DealingsHead_entered on EnteredJobOpeningPage {\n  publicCount\n  closedCount\n}\n\nfragment DealingsPage_consultations on Query {\n  jobConsultations(first: 100) {\n    edges {\n      node {\n        id\n        status\n        replyBy\n        ...ConsultationRow_consultation\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment DealingsPage_offers on Query {\n  officialJobOffers(first: 100) {\n    edges {\n      node {\n        id\n        status\n        replyBy\n        ...OfferRow_offer\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment OfferRow_offer on OfficialJobOffer {\n  id\n  status\n  sentAt\n  replyBy\n  chatRoomId\n  currentVersion\n  changesOfferId\n  engagement {\n    id\n  }\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  versions {\n    version\n    subject\n    terms {\n      netPrice\n      remunerationType\n    }\n  }\n}\n\nfragment OpeningPay_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n"
  }
};
})();

(node as any).hash = "b2fe6c778547d36b62637677cee06679";

export default node;
