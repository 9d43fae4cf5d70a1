/**
 * @generated SignedSource<<750b0e005565684c8cbc22678dfbadea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
export type CreateOfferPageQuery$variables = {
  byCandidate: boolean;
  byConsultation: boolean;
  byQuote: boolean;
  byWork: boolean;
  candidate: string;
  consultation: string;
  quote: string;
  work: string;
};
export type CreateOfferPageQuery$data = {
  readonly candidate?: {
    readonly jobOpening: {
      readonly resumerationType: ResumerationType;
      readonly title: string;
    };
    readonly offerTerms: {
      readonly " $fragmentSpreads": FragmentRefs<"offerTerms_terms">;
    } | null | undefined;
  } | null | undefined;
  readonly engagement?: {
    readonly id: string;
    readonly terms: {
      readonly " $fragmentSpreads": FragmentRefs<"offerTerms_terms">;
    } | null | undefined;
    readonly termsOfferId: string;
  } | null | undefined;
  readonly jobConsultation?: {
    readonly contract: {
      readonly netBudget?: number | null | undefined;
      readonly netHourlyRatePrice?: number | null | undefined;
      readonly weeklyOperationalHours?: number | null | undefined;
    };
    readonly isAllowedToPublishExternal: boolean;
    readonly offerDetail: string;
    readonly offerType: RewardType;
    readonly specialNoteForExternalPublish: string | null | undefined;
    readonly title: string;
    readonly workingPlace: string | null | undefined;
  } | null | undefined;
  readonly quote?: {
    readonly chatRoomId: string;
    readonly offerTerms: {
      readonly " $fragmentSpreads": FragmentRefs<"offerTerms_terms">;
    };
  } | null | undefined;
};
export type CreateOfferPageQuery = {
  response: CreateOfferPageQuery$data;
  variables: CreateOfferPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byCandidate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byConsultation"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byQuote"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byWork"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "candidate"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "consultation"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quote"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "work"
},
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "work"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "termsOfferId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryOn",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentDueOn",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "term",
  "storageKey": null
},
v16 = [
  (v11/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "remunerationType",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "work",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revisions",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rights",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rightsNetPrice",
    "storageKey": null
  },
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "serviceFrom",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "serviceTo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "place",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inspectionCompletesOn",
    "storageKey": null
  },
  (v13/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountFormula",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "weeklyHours",
    "storageKey": null
  },
  (v14/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paymentClosesOn",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paymentMonthsLater",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paymentPaysOn",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "paymentMethod",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "publicity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "other",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isRecommissioned",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "upstreamClient",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "upstreamPaymentOn",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OfficialJobOfferMilestone",
    "kind": "LinkedField",
    "name": "milestones",
    "plural": true,
    "selections": [
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OfficialJobOfferUndecidedTerm",
    "kind": "LinkedField",
    "name": "undecided",
    "plural": true,
    "selections": [
      (v15/*:: as any*/),
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
        "name": "decidedBy",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "EmploymentItem",
    "kind": "LinkedField",
    "name": "employment",
    "plural": true,
    "selections": [
      (v15/*:: as any*/),
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
v17 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "offerTerms_terms",
    "selections": (v16/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v18 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "candidate"
  }
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOfferTerms",
  "kind": "LinkedField",
  "name": "offerTerms",
  "plural": false,
  "selections": (v17/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resumerationType",
  "storageKey": null
},
v21 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "quote"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chatRoomId",
  "storageKey": null
},
v23 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "consultation"
  }
],
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerType",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerDetail",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingPlace",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "specialNoteForExternalPublish",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAllowedToPublishExternal",
  "storageKey": null
},
v29 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netHourlyRatePrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weeklyOperationalHours",
      "storageKey": null
    }
  ],
  "type": "HourlyRateConsultationContract",
  "abstractKey": null
},
v30 = {
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
},
v31 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOfferTerms",
  "kind": "LinkedField",
  "name": "offerTerms",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateOfferPageQuery",
    "selections": [
      {
        "condition": "byWork",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Engagement",
            "kind": "LinkedField",
            "name": "engagement",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferTerms",
                "kind": "LinkedField",
                "name": "terms",
                "plural": false,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byCandidate",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              (v19/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "jobOpening",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byQuote",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "Quote",
            "kind": "LinkedField",
            "name": "quote",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byConsultation",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v23/*:: as any*/),
            "concreteType": "JobConsultation",
            "kind": "LinkedField",
            "name": "jobConsultation",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "contract",
                "plural": false,
                "selections": [
                  (v29/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreateOfferPageQuery",
    "selections": [
      {
        "condition": "byWork",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "Engagement",
            "kind": "LinkedField",
            "name": "engagement",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferTerms",
                "kind": "LinkedField",
                "name": "terms",
                "plural": false,
                "selections": (v16/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byCandidate",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              (v31/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "jobOpening",
                "plural": false,
                "selections": [
                  (v32/*:: as any*/),
                  (v11/*:: as any*/),
                  (v20/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byQuote",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "Quote",
            "kind": "LinkedField",
            "name": "quote",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              (v31/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byConsultation",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v23/*:: as any*/),
            "concreteType": "JobConsultation",
            "kind": "LinkedField",
            "name": "jobConsultation",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "contract",
                "plural": false,
                "selections": [
                  (v32/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "dffd5247188ad6995dc6a2b422846919",
    "id": null,
    "metadata": {},
    "name": "CreateOfferPageQuery",
    "operationKind": "query",
    "text": "query CreateOfferPageQuery(\n  $candidate: ID!\n  $consultation: ID!\n  $quote: ID!\n  $byCandidate: Boolean!\n  $byConsultation: Boolean!\n  $byQuote: Boolean!\n  $work: ID!\n  $byWork: Boolean!\n) {\n  engagement(id: $work) @include(if: $byWork) {\n    id\n    termsOfferId\n    terms {\n      ...offerTerms_terms\n    }\n  }\n  candidate(id: $candidate) @include(if: $byCandidate) {\n    offerTerms {\n      ...offerTerms_terms\n    }\n    jobOpening {\n      __typename\n      title\n      resumerationType\n      id\n    }\n    id\n  }\n  quote(id: $quote) @include(if: $byQuote) {\n    chatRoomId\n    offerTerms {\n      ...offerTerms_terms\n    }\n    id\n  }\n  jobConsultation(id: $consultation) @include(if: $byConsultation) {\n    title\n    offerType\n    offerDetail\n    workingPlace\n    specialNoteForExternalPublish\n    isAllowedToPublishExternal\n    contract {\n      __typename\n      ... on HourlyRateConsultationContract {\n        netHourlyRatePrice\n        weeklyOperationalHours\n      }\n      ... on UnitConsultationContract {\n        netBudget\n      }\n    }\n    id\n  }\n}\n\nfragment offerTerms_terms on OfficialJobOfferTerms {\n  title\n  remunerationType\n  work\n  revisions\n  rights\n  rightsNetPrice\n  deliveryOn\n  serviceFrom\n  serviceTo\n  place\n  inspectionCompletesOn\n  netPrice\n  amountFormula\n  weeklyHours\n  paymentDueOn\n  paymentClosesOn\n  paymentMonthsLater\n  paymentPaysOn\n  paymentMethod\n  publicity\n  other\n  isRecommissioned\n  upstreamClient\n  upstreamPaymentOn\n  milestones {\n    title\n    deliveryOn\n    netPrice\n    paymentDueOn\n  }\n  undecided {\n    term\n    reason\n    decidedBy\n  }\n  employment {\n    term\n    text\n  }\n}\n"
  }
};
})();

(node as any).hash = "74167d2bd9903d49249a1bd149ac1e51";

export default node;
