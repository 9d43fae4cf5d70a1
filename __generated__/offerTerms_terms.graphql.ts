/**
 * @generated SignedSource<<f89f71eecadbdb464f16a334ad31f760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "DISMISSAL" | "EMPLOYER" | "EMPLOYMENT_OTHER" | "EMPLOYMENT_PERIOD" | "FIXED_OVERTIME" | "HOLIDAYS" | "INSPECTION" | "INSURANCE" | "JOB" | "JOB_SCOPE" | "LEAVE" | "OTHER" | "OVERTIME" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PROBATION" | "PUBLICITY" | "RAISES" | "REVISIONS" | "RIGHTS" | "SMOKING" | "START" | "WAGE" | "WAGE_DAYS" | "WORK" | "WORKING_HOURS" | "WORKPLACE" | "WORKPLACE_SCOPE";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type offerTerms_terms$data = {
  readonly amountFormula: string | null | undefined;
  readonly deliveryOn: string | null | undefined;
  readonly employment: ReadonlyArray<{
    readonly term: OfficialJobOfferTerm;
    readonly text: string;
  }> | null | undefined;
  readonly inspectionCompletesOn: string | null | undefined;
  readonly isRecommissioned: boolean;
  readonly milestones: ReadonlyArray<{
    readonly deliveryOn: string;
    readonly netPrice: number;
    readonly paymentDueOn: string | null | undefined;
    readonly title: string;
  }>;
  readonly netPrice: number | null | undefined;
  readonly other: string | null | undefined;
  readonly paymentClosesOn: number | null | undefined;
  readonly paymentDueOn: string | null | undefined;
  readonly paymentMethod: string | null | undefined;
  readonly paymentMonthsLater: number | null | undefined;
  readonly paymentPaysOn: number | null | undefined;
  readonly place: string | null | undefined;
  readonly publicity: string | null | undefined;
  readonly remunerationType: RewardType;
  readonly revisions: string | null | undefined;
  readonly rights: string | null | undefined;
  readonly rightsNetPrice: number | null | undefined;
  readonly serviceFrom: string | null | undefined;
  readonly serviceTo: string | null | undefined;
  readonly title: string;
  readonly undecided: ReadonlyArray<{
    readonly decidedBy: string;
    readonly reason: string;
    readonly term: OfficialJobOfferTerm;
  }>;
  readonly upstreamClient: string | null | undefined;
  readonly upstreamPaymentOn: string | null | undefined;
  readonly weeklyHours: number | null | undefined;
  readonly work: string | null | undefined;
  readonly " $fragmentType": "offerTerms_terms";
};
export type offerTerms_terms$key = {
  readonly " $data"?: offerTerms_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"offerTerms_terms">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offerTerms_terms"
};

(node as any).hash = "bcbdca6fbe4f729d13adbf8e7f9bfc07";

export default node;
