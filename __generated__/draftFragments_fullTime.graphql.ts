/**
 * @generated SignedSource<<ce94450e56a8b9823144a23fdcfcbe3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ContractPeriodType = "FIXED_TERM" | "INDEFINITE";
export type PayUnit = "HOUR" | "HOURLY" | "MONTH" | "MONTHLY";
export type SmokingMeasure = "NO_COUNTERMEASURES" | "NO_SMOKING" | "SMOKING_ROOM";
import { FragmentRefs } from "relay-runtime";
export type draftFragments_fullTime$data = {
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
  readonly " $fragmentType": "draftFragments_fullTime";
};
export type draftFragments_fullTime$key = {
  readonly " $data"?: draftFragments_fullTime$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftFragments_fullTime">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftFragments_fullTime"
};

(node as any).hash = "6d52a95384e20d71511805f5f033ce13";

export default node;
