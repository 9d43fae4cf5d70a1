/**
 * @generated SignedSource<<a74a2b011e4a859ac3459a95a90db437>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfficialJobOfferEventKind = "ACCEPTED" | "CHANGE_ASKED" | "DECLINED" | "OPENED" | "PAPER_ASKED" | "PAPER_SENT" | "SENT" | "WITHDRAWN";
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "DISMISSAL" | "EMPLOYER" | "EMPLOYMENT_OTHER" | "EMPLOYMENT_PERIOD" | "FIXED_OVERTIME" | "HOLIDAYS" | "INSPECTION" | "INSURANCE" | "JOB" | "JOB_SCOPE" | "LEAVE" | "OTHER" | "OVERTIME" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PROBATION" | "PUBLICITY" | "RAISES" | "REVISIONS" | "RIGHTS" | "SMOKING" | "START" | "WAGE" | "WAGE_DAYS" | "WORK" | "WORKING_HOURS" | "WORKPLACE" | "WORKPLACE_SCOPE";
export type ReviseOfferPageQuery$variables = {
  id: string;
};
export type ReviseOfferPageQuery$data = {
  readonly engagementOfOffer: {
    readonly id: string;
  } | null | undefined;
  readonly officialJobOffer: {
    readonly changesOfferId: string | null | undefined;
    readonly currentVersion: number;
    readonly events: ReadonlyArray<{
      readonly id: string;
      readonly kind: OfficialJobOfferEventKind;
      readonly term: OfficialJobOfferTerm | null | undefined;
      readonly version: number;
      readonly words: string | null | undefined;
    }>;
    readonly id: string;
    readonly status: OfficialJobOfferStatus;
    readonly versions: ReadonlyArray<{
      readonly lines: ReadonlyArray<{
        readonly number: number;
        readonly term: OfficialJobOfferTerm;
      }>;
      readonly terms: {
        readonly " $fragmentSpreads": FragmentRefs<"offerTerms_terms">;
      };
      readonly version: number;
    }>;
  } | null | undefined;
};
export type ReviseOfferPageQuery = {
  response: ReviseOfferPageQuery$data;
  variables: ReviseOfferPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
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
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesOfferId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "term",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOfferEvent",
  "kind": "LinkedField",
  "name": "events",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOfferLine",
  "kind": "LinkedField",
  "name": "lines",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    }
  ],
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
v15 = [
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
      (v8/*:: as any*/),
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
      (v8/*:: as any*/),
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviseOfferPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "OfficialJobOffer",
        "kind": "LinkedField",
        "name": "officialJobOffer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOfferVersion",
            "kind": "LinkedField",
            "name": "versions",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferTerms",
                "kind": "LinkedField",
                "name": "terms",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "offerTerms_terms",
                    "selections": (v15/*:: as any*/),
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviseOfferPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "OfficialJobOffer",
        "kind": "LinkedField",
        "name": "officialJobOffer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOfferVersion",
            "kind": "LinkedField",
            "name": "versions",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferTerms",
                "kind": "LinkedField",
                "name": "terms",
                "plural": false,
                "selections": (v15/*:: as any*/),
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
    "cacheID": "1fb4070938410337affbcb117668236c",
    "id": null,
    "metadata": {},
    "name": "ReviseOfferPageQuery",
    "operationKind": "query",
    "text": "query ReviseOfferPageQuery(\n  $id: ID!\n) {\n  engagementOfOffer(offerId: $id) {\n    id\n  }\n  officialJobOffer(id: $id) {\n    id\n    currentVersion\n    status\n    changesOfferId\n    events {\n      id\n      kind\n      version\n      term\n      words\n    }\n    versions {\n      version\n      lines {\n        term\n        number\n      }\n      terms {\n        ...offerTerms_terms\n      }\n    }\n  }\n}\n\nfragment offerTerms_terms on OfficialJobOfferTerms {\n  title\n  remunerationType\n  work\n  revisions\n  rights\n  rightsNetPrice\n  deliveryOn\n  serviceFrom\n  serviceTo\n  place\n  inspectionCompletesOn\n  netPrice\n  amountFormula\n  weeklyHours\n  paymentDueOn\n  paymentClosesOn\n  paymentMonthsLater\n  paymentPaysOn\n  paymentMethod\n  publicity\n  other\n  isRecommissioned\n  upstreamClient\n  upstreamPaymentOn\n  milestones {\n    title\n    deliveryOn\n    netPrice\n    paymentDueOn\n  }\n  undecided {\n    term\n    reason\n    decidedBy\n  }\n  employment {\n    term\n    text\n  }\n}\n"
  }
};
})();

(node as any).hash = "5f3effa55837e479ad90ba5c577126f7";

export default node;
