/**
 * @generated SignedSource<<efe63d2a80001c25646b19c9c23cd3ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
export type CreateOfferPageQuery$variables = {
  byCandidate: boolean;
  byConsultation: boolean;
  byQuote: boolean;
  byRoom: boolean;
  byWork: boolean;
  candidate: string;
  consultation: string;
  quote: string;
  room: string;
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
    readonly officialJobOffer: {
      readonly status: OfficialJobOfferStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AlreadyOffered_offer">;
    } | null | undefined;
  } | null | undefined;
  readonly engagement?: {
    readonly id: string;
    readonly proposedTerms: {
      readonly status: OfficialJobOfferStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AlreadyOffered_offer">;
    } | null | undefined;
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
    readonly standingOffer: {
      readonly status: OfficialJobOfferStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AlreadyOffered_offer">;
    } | null | undefined;
    readonly title: string;
    readonly workingPlace: string | null | undefined;
  } | null | undefined;
  readonly quote?: {
    readonly chatRoomId: string;
    readonly offerTerms: {
      readonly " $fragmentSpreads": FragmentRefs<"offerTerms_terms">;
    };
    readonly standingOffer: {
      readonly status: OfficialJobOfferStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AlreadyOffered_offer">;
    } | null | undefined;
  } | null | undefined;
  readonly room?: {
    readonly standingOffers?: ReadonlyArray<{
      readonly consultationId: string | null | undefined;
      readonly status: OfficialJobOfferStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AlreadyOffered_offer">;
    }>;
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
  "name": "byRoom"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byWork"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "candidate"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "consultation"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quote"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "room"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "work"
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "work"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "termsOfferId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v14 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "AlreadyOffered_offer"
},
v15 = [
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryOn",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentDueOn",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "term",
  "storageKey": null
},
v21 = [
  (v16/*:: as any*/),
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
  (v17/*:: as any*/),
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
  (v18/*:: as any*/),
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
  (v19/*:: as any*/),
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
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/)
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
      (v20/*:: as any*/),
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
      (v20/*:: as any*/),
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
v22 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "offerTerms_terms",
    "selections": (v21/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v23 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "candidate"
  }
],
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOfferTerms",
  "kind": "LinkedField",
  "name": "offerTerms",
  "plural": false,
  "selections": (v22/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resumerationType",
  "storageKey": null
},
v26 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "quote"
  }
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chatRoomId",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOffer",
  "kind": "LinkedField",
  "name": "standingOffer",
  "plural": false,
  "selections": (v15/*:: as any*/),
  "storageKey": null
},
v29 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "room"
  }
],
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "consultationId",
  "storageKey": null
},
v31 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "consultation"
  }
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerType",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerDetail",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingPlace",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "specialNoteForExternalPublish",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAllowedToPublishExternal",
  "storageKey": null
},
v37 = {
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
v38 = {
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
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesOfferId",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "CreatorUser",
  "kind": "LinkedField",
  "name": "creator",
  "plural": false,
  "selections": [
    {
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
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v42 = {
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
        {
          "alias": null,
          "args": null,
          "concreteType": "EmploymentItem",
          "kind": "LinkedField",
          "name": "employment",
          "plural": true,
          "selections": [
            (v41/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v43 = [
  (v13/*:: as any*/),
  (v11/*:: as any*/),
  (v39/*:: as any*/),
  (v40/*:: as any*/),
  (v42/*:: as any*/)
],
v44 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOfferTerms",
  "kind": "LinkedField",
  "name": "offerTerms",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOffer",
  "kind": "LinkedField",
  "name": "standingOffer",
  "plural": false,
  "selections": (v43/*:: as any*/),
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
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
            "args": (v10/*:: as any*/),
            "concreteType": "Engagement",
            "kind": "LinkedField",
            "name": "engagement",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOffer",
                "kind": "LinkedField",
                "name": "proposedTerms",
                "plural": false,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferTerms",
                "kind": "LinkedField",
                "name": "terms",
                "plural": false,
                "selections": (v22/*:: as any*/),
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
            "args": (v23/*:: as any*/),
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOffer",
                "kind": "LinkedField",
                "name": "officialJobOffer",
                "plural": false,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              },
              (v24/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "jobOpening",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v25/*:: as any*/)
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
            "args": (v26/*:: as any*/),
            "concreteType": "Quote",
            "kind": "LinkedField",
            "name": "quote",
            "plural": false,
            "selections": [
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v24/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byRoom",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "room",
            "args": (v29/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OfficialJobOffer",
                    "kind": "LinkedField",
                    "name": "standingOffers",
                    "plural": true,
                    "selections": [
                      (v30/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ChatRoom",
                "abstractKey": null
              }
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
            "args": (v31/*:: as any*/),
            "concreteType": "JobConsultation",
            "kind": "LinkedField",
            "name": "jobConsultation",
            "plural": false,
            "selections": [
              (v28/*:: as any*/),
              (v16/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "contract",
                "plural": false,
                "selections": [
                  (v37/*:: as any*/),
                  (v38/*:: as any*/)
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v8/*:: as any*/),
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
            "args": (v10/*:: as any*/),
            "concreteType": "Engagement",
            "kind": "LinkedField",
            "name": "engagement",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOffer",
                "kind": "LinkedField",
                "name": "proposedTerms",
                "plural": false,
                "selections": (v43/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferTerms",
                "kind": "LinkedField",
                "name": "terms",
                "plural": false,
                "selections": (v21/*:: as any*/),
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
            "args": (v23/*:: as any*/),
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOffer",
                "kind": "LinkedField",
                "name": "officialJobOffer",
                "plural": false,
                "selections": (v43/*:: as any*/),
                "storageKey": null
              },
              (v44/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "jobOpening",
                "plural": false,
                "selections": [
                  (v41/*:: as any*/),
                  (v16/*:: as any*/),
                  (v25/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
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
            "args": (v26/*:: as any*/),
            "concreteType": "Quote",
            "kind": "LinkedField",
            "name": "quote",
            "plural": false,
            "selections": [
              (v27/*:: as any*/),
              (v45/*:: as any*/),
              (v44/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byRoom",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "room",
            "args": (v29/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v41/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OfficialJobOffer",
                    "kind": "LinkedField",
                    "name": "standingOffers",
                    "plural": true,
                    "selections": [
                      (v30/*:: as any*/),
                      (v13/*:: as any*/),
                      (v11/*:: as any*/),
                      (v39/*:: as any*/),
                      (v40/*:: as any*/),
                      (v42/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ChatRoom",
                "abstractKey": null
              },
              (v11/*:: as any*/)
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
            "args": (v31/*:: as any*/),
            "concreteType": "JobConsultation",
            "kind": "LinkedField",
            "name": "jobConsultation",
            "plural": false,
            "selections": [
              (v45/*:: as any*/),
              (v16/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "contract",
                "plural": false,
                "selections": [
                  (v41/*:: as any*/),
                  (v37/*:: as any*/),
                  (v38/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "b80d5408c690a9cffc41310777116fbe",
    "id": null,
    "metadata": {},
    "name": "CreateOfferPageQuery",
    "operationKind": "query",
    "text": "query CreateOfferPageQuery(\n  $candidate: ID!\n  $consultation: ID!\n  $quote: ID!\n  $byCandidate: Boolean!\n  $byConsultation: Boolean!\n  $byQuote: Boolean!\n  $work: ID!\n  $byWork: Boolean!\n  $room: ID!\n  $byRoom: Boolean!\n) {\n  engagement(id: $work) @include(if: $byWork) {\n    id\n    termsOfferId\n    proposedTerms {\n      status\n      ...AlreadyOffered_offer\n      id\n    }\n    terms {\n      ...offerTerms_terms\n    }\n  }\n  candidate(id: $candidate) @include(if: $byCandidate) {\n    officialJobOffer {\n      status\n      ...AlreadyOffered_offer\n      id\n    }\n    offerTerms {\n      ...offerTerms_terms\n    }\n    jobOpening {\n      __typename\n      title\n      resumerationType\n      id\n    }\n    id\n  }\n  quote(id: $quote) @include(if: $byQuote) {\n    chatRoomId\n    standingOffer {\n      status\n      ...AlreadyOffered_offer\n      id\n    }\n    offerTerms {\n      ...offerTerms_terms\n    }\n    id\n  }\n  room: node(id: $room) @include(if: $byRoom) {\n    __typename\n    ... on ChatRoom {\n      standingOffers {\n        consultationId\n        status\n        ...AlreadyOffered_offer\n        id\n      }\n    }\n    id\n  }\n  jobConsultation(id: $consultation) @include(if: $byConsultation) {\n    standingOffer {\n      status\n      ...AlreadyOffered_offer\n      id\n    }\n    title\n    offerType\n    offerDetail\n    workingPlace\n    specialNoteForExternalPublish\n    isAllowedToPublishExternal\n    contract {\n      __typename\n      ... on HourlyRateConsultationContract {\n        netHourlyRatePrice\n        weeklyOperationalHours\n      }\n      ... on UnitConsultationContract {\n        netBudget\n      }\n    }\n    id\n  }\n}\n\nfragment AlreadyOffered_offer on OfficialJobOffer {\n  id\n  status\n  changesOfferId\n  creator {\n    ...creatorName_creator\n    id\n  }\n  versions {\n    subject\n    terms {\n      employment {\n        __typename\n      }\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment offerTerms_terms on OfficialJobOfferTerms {\n  title\n  remunerationType\n  work\n  revisions\n  rights\n  rightsNetPrice\n  deliveryOn\n  serviceFrom\n  serviceTo\n  place\n  inspectionCompletesOn\n  netPrice\n  amountFormula\n  weeklyHours\n  paymentDueOn\n  paymentClosesOn\n  paymentMonthsLater\n  paymentPaysOn\n  paymentMethod\n  publicity\n  other\n  isRecommissioned\n  upstreamClient\n  upstreamPaymentOn\n  milestones {\n    title\n    deliveryOn\n    netPrice\n    paymentDueOn\n  }\n  undecided {\n    term\n    reason\n    decidedBy\n  }\n  employment {\n    term\n    text\n  }\n}\n"
  }
};
})();

(node as any).hash = "ad5dbea55fd3e2383123cfdfea69a7f7";

export default node;
