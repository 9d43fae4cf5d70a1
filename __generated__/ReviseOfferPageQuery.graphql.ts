/**
 * @generated SignedSource<<49cb29919dbe068aa6120a51fd6d2942>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
    readonly id: string;
    readonly versions: ReadonlyArray<{
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
  "name": "changesOfferId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryOn",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentDueOn",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "term",
  "storageKey": null
},
v12 = [
  (v7/*:: as any*/),
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
  (v8/*:: as any*/),
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
  (v9/*:: as any*/),
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
  (v10/*:: as any*/),
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
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
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
      (v11/*:: as any*/),
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
      (v11/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOfferVersion",
            "kind": "LinkedField",
            "name": "versions",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
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
                    "selections": (v12/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOfferVersion",
            "kind": "LinkedField",
            "name": "versions",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferTerms",
                "kind": "LinkedField",
                "name": "terms",
                "plural": false,
                "selections": (v12/*:: as any*/),
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
    "cacheID": "fb2750d9c1e6bd4deaa8fc07e0358efd",
    "id": null,
    "metadata": {},
    "name": "ReviseOfferPageQuery",
    "operationKind": "query",
    "text": "query ReviseOfferPageQuery(\n  $id: ID!\n) {\n  engagementOfOffer(offerId: $id) {\n    id\n  }\n  officialJobOffer(id: $id) {\n    id\n    currentVersion\n    changesOfferId\n    versions {\n      version\n      terms {\n        ...offerTerms_terms\n      }\n    }\n  }\n}\n\nfragment offerTerms_terms on OfficialJobOfferTerms {\n  title\n  remunerationType\n  work\n  revisions\n  rights\n  rightsNetPrice\n  deliveryOn\n  serviceFrom\n  serviceTo\n  place\n  inspectionCompletesOn\n  netPrice\n  amountFormula\n  weeklyHours\n  paymentDueOn\n  paymentClosesOn\n  paymentMonthsLater\n  paymentPaysOn\n  paymentMethod\n  publicity\n  other\n  isRecommissioned\n  upstreamClient\n  upstreamPaymentOn\n  milestones {\n    title\n    deliveryOn\n    netPrice\n    paymentDueOn\n  }\n  undecided {\n    term\n    reason\n    decidedBy\n  }\n  employment {\n    term\n    text\n  }\n}\n"
  }
};
})();

(node as any).hash = "ce36d7dcdc15dd817644ef42cdf919f9";

export default node;
