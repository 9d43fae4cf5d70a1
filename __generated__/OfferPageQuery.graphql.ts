/**
 * @generated SignedSource<<ba85009e15f1f5a7cb700bd23e04be83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
export type OfferPageQuery$variables = {
  id: string;
};
export type OfferPageQuery$data = {
  readonly engagementOfOffer: {
    readonly id: string;
  } | null | undefined;
  readonly officialJobOffer: {
    readonly changesOfferId: string | null | undefined;
    readonly chatRoomId: string | null | undefined;
    readonly company: {
      readonly avatarImagePath: string | null | undefined;
      readonly name: string;
    };
    readonly creator: {
      readonly " $fragmentSpreads": FragmentRefs<"creatorName_creator">;
    };
    readonly currentVersion: number;
    readonly id: string;
    readonly recordUrl: string | null | undefined;
    readonly replyBy: string | null | undefined;
    readonly status: OfficialJobOfferStatus;
    readonly versions: ReadonlyArray<{
      readonly breakdown: {
        readonly " $fragmentSpreads": FragmentRefs<"OfferSums_breakdown">;
      } | null | undefined;
      readonly differences: ReadonlyArray<{
        readonly __typename: "OfficialJobOfferDifference";
      }>;
      readonly documentUrl: string | null | undefined;
      readonly openingDifferences: ReadonlyArray<{
        readonly __typename: "OfficialJobOfferDifference";
      }>;
      readonly standingDifferences: ReadonlyArray<{
        readonly __typename: "OfficialJobOfferDifference";
      }>;
      readonly subject: string;
      readonly terms: {
        readonly employment: ReadonlyArray<{
          readonly __typename: "EmploymentItem";
        }> | null | undefined;
      };
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"AnswerActs_version" | "OfferPaper_version">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"OfferStory_offer" | "OnPaper_offer">;
  } | null | undefined;
};
export type OfferPageQuery = {
  response: OfferPageQuery$data;
  variables: OfferPageQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currentVersion",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyBy",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chatRoomId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesOfferId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recordUrl",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarImagePath",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "CreatorProfile",
  "kind": "LinkedField",
  "name": "profile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "documentUrl",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v16 = [
  (v15/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOfferTerms",
  "kind": "LinkedField",
  "name": "terms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EmploymentItem",
      "kind": "LinkedField",
      "name": "employment",
      "plural": true,
      "selections": (v16/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "offerId",
      "variableName": "id"
    }
  ],
  "concreteType": "Engagement",
  "kind": "LinkedField",
  "name": "engagementOfOffer",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "term",
  "storageKey": null
},
v20 = [
  (v15/*:: as any*/),
  (v19/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "before",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OfferPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfficialJobOffer",
        "kind": "LinkedField",
        "name": "officialJobOffer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "creatorName_creator",
                "selections": [
                  (v11/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOfferVersion",
            "kind": "LinkedField",
            "name": "versions",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferDifference",
                "kind": "LinkedField",
                "name": "differences",
                "plural": true,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferDifference",
                "kind": "LinkedField",
                "name": "openingDifferences",
                "plural": true,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferDifference",
                "kind": "LinkedField",
                "name": "standingDifferences",
                "plural": true,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              },
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobPriceBreakdown",
                "kind": "LinkedField",
                "name": "breakdown",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OfferSums_breakdown"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OfferPaper_version"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AnswerActs_version"
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OfferStory_offer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OnPaper_offer"
          }
        ],
        "storageKey": null
      },
      (v18/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OfferPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfficialJobOffer",
        "kind": "LinkedField",
        "name": "officialJobOffer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOfferVersion",
            "kind": "LinkedField",
            "name": "versions",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferDifference",
                "kind": "LinkedField",
                "name": "differences",
                "plural": true,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferDifference",
                "kind": "LinkedField",
                "name": "openingDifferences",
                "plural": true,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferDifference",
                "kind": "LinkedField",
                "name": "standingDifferences",
                "plural": true,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobPriceBreakdown",
                "kind": "LinkedField",
                "name": "breakdown",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "netPrice",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "consumptionTaxOfNet",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "withholdingTax",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payout",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalPayment",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "documentTitle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "documentNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "law",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferParty",
                "kind": "LinkedField",
                "name": "parties",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lines",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
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
                    "name": "state",
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
                    "name": "notes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOfferEvent",
            "kind": "LinkedField",
            "name": "events",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "termLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "words",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "happenedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paperAskedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paperSentAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v18/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "d9ac75ffa2e3b49d754889dcc4234c6c",
    "id": null,
    "metadata": {},
    "name": "OfferPageQuery",
    "operationKind": "query",
    "text": "query OfferPageQuery(\n  $id: ID!\n) {\n  officialJobOffer(id: $id) {\n    id\n    status\n    currentVersion\n    replyBy\n    chatRoomId\n    changesOfferId\n    recordUrl\n    company {\n      name\n      avatarImagePath\n      id\n    }\n    creator {\n      ...creatorName_creator\n      id\n    }\n    versions {\n      version\n      subject\n      documentUrl\n      differences {\n        __typename\n      }\n      openingDifferences {\n        __typename\n      }\n      standingDifferences {\n        __typename\n      }\n      terms {\n        employment {\n          __typename\n        }\n      }\n      breakdown {\n        ...OfferSums_breakdown\n      }\n      ...OfferPaper_version\n      ...AnswerActs_version\n    }\n    ...OfferStory_offer\n    ...OnPaper_offer\n  }\n  engagementOfOffer(offerId: $id) {\n    id\n  }\n}\n\nfragment AnswerActs_version on OfficialJobOfferVersion {\n  version\n  lines {\n    term\n    number\n    label\n  }\n}\n\nfragment OfferPaper_version on OfficialJobOfferVersion {\n  version\n  sentAt\n  documentTitle\n  documentNumber\n  law\n  parties {\n    role\n    name\n    lines\n  }\n  lines {\n    number\n    term\n    label\n    state\n    text\n    notes\n  }\n  differences {\n    term\n    before\n  }\n  openingDifferences {\n    term\n    before\n  }\n  standingDifferences {\n    term\n    before\n  }\n}\n\nfragment OfferStory_offer on OfficialJobOffer {\n  events {\n    id\n    kind\n    version\n    termLabel\n    words\n    happenedAt\n  }\n}\n\nfragment OfferSums_breakdown on JobPriceBreakdown {\n  netPrice\n  consumptionTaxOfNet\n  withholdingTax\n  payout\n  totalPayment\n}\n\nfragment OnPaper_offer on OfficialJobOffer {\n  id\n  status\n  paperAskedAt\n  paperSentAt\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n"
  }
};
})();

(node as any).hash = "257ee58681da6a4a2214dd7bd1732998";

export default node;
