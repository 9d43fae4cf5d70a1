/**
 * @generated SignedSource<<c66fb07b23257b9df4a322b22e93be99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ContractPeriodType = "FIXED_TERM" | "INDEFINITE";
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type PayUnit = "HOUR" | "HOURLY" | "MONTH" | "MONTHLY";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type SmokingMeasure = "NO_COUNTERMEASURES" | "NO_SMOKING" | "SMOKING_ROOM";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
export type WorkingPlaceType = "FULL_REMOTE" | "ON_SITE" | "PARTIAL_REMOTE";
import { FragmentRefs } from "relay-runtime";
export type draftSnapshot_draft$data = {
  readonly canPublish: boolean;
  readonly categories: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly checklist: ReadonlyArray<{
    readonly field: string;
    readonly isMet: boolean;
    readonly label: string;
  }>;
  readonly contact: {
    readonly email: string | null | undefined;
    readonly formUrl: string | null | undefined;
    readonly name: string | null | undefined;
    readonly phoneNumber: string | null | undefined;
  };
  readonly contract: {
    readonly availableAssetDescription: string | null | undefined;
    readonly deliveryDecidedBy: string | null | undefined;
    readonly deliveryMethod: string | null | undefined;
    readonly desiredDeliveryAt: string | null | undefined;
    readonly grossPrice: number | null | undefined;
    readonly hasAvailableAsset: boolean | null | undefined;
    readonly isAllowToPublishExternal: boolean | null | undefined;
    readonly netPrice: number | null | undefined;
    readonly offerDetail: string | null | undefined;
    readonly paymentTerms: string | null | undefined;
    readonly specialNoteForExternalPublish: string | null | undefined;
  } | null | undefined;
  readonly coverImage: {
    readonly height: number;
    readonly id: string;
    readonly thumbhash: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly editedAt: string;
  readonly editedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly fullTime: {
    readonly breakTime: string | null | undefined;
    readonly businessPhaseDescription: string | null | undefined;
    readonly contractPeriodNote: string | null | undefined;
    readonly contractPeriodType: ContractPeriodType | null | undefined;
    readonly contractRenewalNote: string | null | undefined;
    readonly creativeContribution: string | null | undefined;
    readonly desiredJobRequirements: string | null | undefined;
    readonly employeeBenefits: string | null | undefined;
    readonly employerName: string | null | undefined;
    readonly fixedOvertimeAmount: number | null | undefined;
    readonly fixedOvertimeHours: number | null | undefined;
    readonly hasFixedOvertime: boolean | null | undefined;
    readonly hasProbation: boolean | null | undefined;
    readonly holiday: string | null | undefined;
    readonly isDiscretionaryWork: boolean | null | undefined;
    readonly isDispatch: boolean | null | undefined;
    readonly jobChangeScope: string | null | undefined;
    readonly jobDetail: string | null | undefined;
    readonly jobRequirements: string | null | undefined;
    readonly messageForCreator: string | null | undefined;
    readonly occupations: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly organizationStructureImage: {
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly overtimeNote: string | null | undefined;
    readonly payMax: number | null | undefined;
    readonly payMin: number | null | undefined;
    readonly payNote: string | null | undefined;
    readonly payUnit: PayUnit | null | undefined;
    readonly paysOvertimeExcess: boolean | null | undefined;
    readonly probationNote: string | null | undefined;
    readonly roleResponsibilityArea: string | null | undefined;
    readonly secondhandSmokeControl: SmokingMeasure | null | undefined;
    readonly secondhandSmokeNote: string | null | undefined;
    readonly serviceDescription: string | null | undefined;
    readonly socialInsurance: string | null | undefined;
    readonly tags: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly teamMission: string | null | undefined;
    readonly tool: string | null | undefined;
    readonly totalMemberOfCreatorsDescription: string | null | undefined;
    readonly workingHours: string | null | undefined;
    readonly workingPlaceChangeScope: string | null | undefined;
  } | null | undefined;
  readonly hourly: {
    readonly businessPhaseDescription: string | null | undefined;
    readonly creativeContribution: string | null | undefined;
    readonly desiredJobRequirements: string | null | undefined;
    readonly desiredWayOfWorking: WayOfWorking | null | undefined;
    readonly grossPrice: number | null | undefined;
    readonly jobRequirements: string | null | undefined;
    readonly messageForCreator: string | null | undefined;
    readonly netPrice: number | null | undefined;
    readonly organizationStructureImage: {
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly paymentTerms: string | null | undefined;
    readonly requestedPeriodMonths: number | null | undefined;
    readonly roleResponsibilityArea: string | null | undefined;
    readonly serviceDescription: string | null | undefined;
    readonly teamMission: string | null | undefined;
    readonly totalMemberOfCreatorsDescription: string | null | undefined;
    readonly weeklyOperationalHours: number | null | undefined;
  } | null | undefined;
  readonly industries: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly informationAsOf: string | null | undefined;
  readonly isOpenToOutside: boolean;
  readonly links: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly questionText: string;
  }>;
  readonly resumerationType: ResumerationType;
  readonly status: JobOpeningStatus;
  readonly suspensionReason: string | null | undefined;
  readonly title: string;
  readonly tools: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly validThrough: string | null | undefined;
  readonly version: number;
  readonly workingPlace: string | null | undefined;
  readonly workingPlaceType: WorkingPlaceType | null | undefined;
  readonly workingPrefecture: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "draftSnapshot_draft";
};
export type draftSnapshot_draft$key = {
  readonly " $data"?: draftSnapshot_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftSnapshot_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftSnapshot_draft"
};

(node as any).hash = "7352b72074b1b9e3ba20ca29a22f495f";

export default node;
