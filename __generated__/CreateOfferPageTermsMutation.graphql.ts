/**
 * @generated SignedSource<<be04b28d4cbd5527ac7c468a4ba6a451>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "DISMISSAL" | "EMPLOYER" | "EMPLOYMENT_OTHER" | "EMPLOYMENT_PERIOD" | "FIXED_OVERTIME" | "HOLIDAYS" | "INSPECTION" | "INSURANCE" | "JOB" | "JOB_SCOPE" | "LEAVE" | "OTHER" | "OVERTIME" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PROBATION" | "PUBLICITY" | "RAISES" | "REVISIONS" | "RIGHTS" | "SMOKING" | "START" | "WAGE" | "WAGE_DAYS" | "WORK" | "WORKING_HOURS" | "WORKPLACE" | "WORKPLACE_SCOPE";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
export type ProposeEngagementTermsInput = {
  baseVersion?: number | null | undefined;
  clientId?: string | null | undefined;
  engagementId: string;
  message?: string | null | undefined;
  offerId?: string | null | undefined;
  replyBy?: string | null | undefined;
  terms: OfficialJobOfferTermsInput;
};
export type OfficialJobOfferTermsInput = {
  amountFormula?: string | null | undefined;
  deliveryOn?: string | null | undefined;
  employment?: ReadonlyArray<EmploymentItemInput> | null | undefined;
  inspectionCompletesOn?: string | null | undefined;
  isRecommissioned?: boolean | null | undefined;
  milestones?: ReadonlyArray<OfficialJobOfferMilestoneInput> | null | undefined;
  netPrice?: number | null | undefined;
  other?: string | null | undefined;
  paymentClosesOn?: number | null | undefined;
  paymentDueOn?: string | null | undefined;
  paymentMethod?: string | null | undefined;
  paymentMonthsLater?: number | null | undefined;
  paymentPaysOn?: number | null | undefined;
  place?: string | null | undefined;
  publicity?: string | null | undefined;
  remunerationType: RewardType;
  revisions?: string | null | undefined;
  rights?: string | null | undefined;
  rightsNetPrice?: number | null | undefined;
  serviceFrom?: string | null | undefined;
  serviceTo?: string | null | undefined;
  title?: string | null | undefined;
  undecided?: ReadonlyArray<OfficialJobOfferUndecidedTermInput> | null | undefined;
  upstreamClient?: string | null | undefined;
  upstreamPaymentOn?: string | null | undefined;
  weeklyHours?: number | null | undefined;
  work?: string | null | undefined;
};
export type EmploymentItemInput = {
  term: OfficialJobOfferTerm;
  text: string;
};
export type OfficialJobOfferMilestoneInput = {
  deliveryOn: string;
  netPrice: number;
  paymentDueOn?: string | null | undefined;
  title: string;
};
export type OfficialJobOfferUndecidedTermInput = {
  decidedBy: string;
  reason: string;
  term: OfficialJobOfferTerm;
};
export type CreateOfferPageTermsMutation$variables = {
  input: ProposeEngagementTermsInput;
};
export type CreateOfferPageTermsMutation$data = {
  readonly proposeEngagementTerms: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly officialJobOffer: {
      readonly id: string;
    } | null | undefined;
    readonly ok: boolean;
  };
};
export type CreateOfferPageTermsMutation = {
  response: CreateOfferPageTermsMutation$data;
  variables: CreateOfferPageTermsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ok",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOffer",
  "kind": "LinkedField",
  "name": "officialJobOffer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAt",
      "storageKey": null
    }
  ],
  "type": "RateLimitExceededError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateOfferPageTermsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfficialJobOfferPayload",
        "kind": "LinkedField",
        "name": "proposeEngagementTerms",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateOfferPageTermsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfficialJobOfferPayload",
        "kind": "LinkedField",
        "name": "proposeEngagementTerms",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1ed869c1741a483cb91fa62e37af6264",
    "id": null,
    "metadata": {},
    "name": "CreateOfferPageTermsMutation",
    "operationKind": "mutation",
    "text": "mutation CreateOfferPageTermsMutation(\n  $input: ProposeEngagementTermsInput!\n) {\n  proposeEngagementTerms(input: $input) {\n    ok\n    officialJobOffer {\n      id\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "140b7ffa19ccb7f7ec36e6b3e76f293a";

export default node;
