/**
 * @generated SignedSource<<3bcf4f5606c599f48cd1011dec8acf27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ContractPeriodType = "FIXED_TERM" | "INDEFINITE";
export type PayUnit = "HOUR" | "HOURLY" | "MONTH" | "MONTHLY";
export type SmokingMeasure = "NO_COUNTERMEASURES" | "NO_SMOKING" | "SMOKING_ROOM";
import { FragmentRefs } from "relay-runtime";
export type FullTimeTerms_opening$data = {
  readonly breakTime: string | null | undefined;
  readonly contractPeriodNote: string | null | undefined;
  readonly contractPeriodType: ContractPeriodType | null | undefined;
  readonly contractRenewalNote: string | null | undefined;
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
  readonly overtimeNote: string | null | undefined;
  readonly payMax: number | null | undefined;
  readonly payMin: number | null | undefined;
  readonly payNote: string | null | undefined;
  readonly payUnit: PayUnit | null | undefined;
  readonly paysOvertimeExcess: boolean | null | undefined;
  readonly probationNote: string | null | undefined;
  readonly secondhandSmokeControl: SmokingMeasure | null | undefined;
  readonly secondhandSmokeNote: string | null | undefined;
  readonly socialInsurance: string | null | undefined;
  readonly workingHours: string | null | undefined;
  readonly workingPlaceChangeScope: string | null | undefined;
  readonly " $fragmentType": "FullTimeTerms_opening";
};
export type FullTimeTerms_opening$key = {
  readonly " $data"?: FullTimeTerms_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"FullTimeTerms_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FullTimeTerms_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobChangeScope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingPlaceChangeScope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDispatch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractPeriodType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractPeriodNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractRenewalNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasProbation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "probationNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payUnit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payMin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payMax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasFixedOvertime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedOvertimeAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixedOvertimeHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paysOvertimeExcess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingHours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "breakTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overtimeNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDiscretionaryWork",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holiday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employeeBenefits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "socialInsurance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondhandSmokeControl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondhandSmokeNote",
      "storageKey": null
    }
  ],
  "type": "FullTimeJobOpening",
  "abstractKey": null
};

(node as any).hash = "924f8a5a6484ae563d907fcbd4b2dc35";

export default node;
