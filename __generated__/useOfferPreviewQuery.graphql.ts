/**
 * @generated SignedSource<<37359fcba2440840cba7c8bb5026a299>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OfficialJobOfferLineState = "DECIDED" | "NONE" | "UNDECIDED";
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "DISMISSAL" | "EMPLOYER" | "EMPLOYMENT_OTHER" | "EMPLOYMENT_PERIOD" | "FIXED_OVERTIME" | "HOLIDAYS" | "INSPECTION" | "INSURANCE" | "JOB" | "JOB_SCOPE" | "LEAVE" | "OTHER" | "OVERTIME" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PROBATION" | "PUBLICITY" | "RAISES" | "REVISIONS" | "RIGHTS" | "SMOKING" | "START" | "WAGE" | "WAGE_DAYS" | "WORK" | "WORKING_HOURS" | "WORKPLACE" | "WORKPLACE_SCOPE";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
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
export type useOfferPreviewQuery$variables = {
  changes?: string | null | undefined;
  terms: OfficialJobOfferTermsInput;
};
export type useOfferPreviewQuery$data = {
  readonly officialJobOfferPreview: {
    readonly hasConsiderations: boolean;
    readonly hasProhibitions: boolean;
    readonly lastPaymentDay: string | null | undefined;
    readonly lines: ReadonlyArray<{
      readonly label: string;
      readonly notes: ReadonlyArray<string>;
      readonly number: number;
      readonly state: OfficialJobOfferLineState;
      readonly term: OfficialJobOfferTerm;
      readonly text: ReadonlyArray<string>;
    }>;
    readonly problems: ReadonlyArray<{
      readonly __typename: "OfficialJobOfferProblem";
    }>;
    readonly unprintable: ReadonlyArray<string>;
  };
};
export type useOfferPreviewQuery = {
  response: useOfferPreviewQuery$data;
  variables: useOfferPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "changes"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "terms"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "changes",
        "variableName": "changes"
      },
      {
        "kind": "Variable",
        "name": "terms",
        "variableName": "terms"
      }
    ],
    "concreteType": "OfficialJobOfferPreview",
    "kind": "LinkedField",
    "name": "officialJobOfferPreview",
    "plural": false,
    "selections": [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "term",
            "storageKey": null
          },
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OfficialJobOfferProblem",
        "kind": "LinkedField",
        "name": "problems",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastPaymentDay",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasProhibitions",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasConsiderations",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unprintable",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOfferPreviewQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOfferPreviewQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "608e6a14a7c1c56e88c79753de9a27bc",
    "id": null,
    "metadata": {},
    "name": "useOfferPreviewQuery",
    "operationKind": "query",
    "text": "query useOfferPreviewQuery(\n  $terms: OfficialJobOfferTermsInput!\n  $changes: ID\n) {\n  officialJobOfferPreview(terms: $terms, changes: $changes) {\n    lines {\n      number\n      term\n      label\n      state\n      text\n      notes\n    }\n    problems {\n      __typename\n    }\n    lastPaymentDay\n    hasProhibitions\n    hasConsiderations\n    unprintable\n  }\n}\n"
  }
};
})();

(node as any).hash = "bf3e6314148dbac86d95aae942a67a56";

export default node;
