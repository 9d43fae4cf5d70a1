/**
 * @generated SignedSource<<bdd2d0547400f38e350b7a142c4b7816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
import { FragmentRefs } from "relay-runtime";
export type draftFragments_hourly$data = {
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
  readonly " $fragmentType": "draftFragments_hourly";
};
export type draftFragments_hourly$key = {
  readonly " $data"?: draftFragments_hourly$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftFragments_hourly">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftFragments_hourly"
};

(node as any).hash = "534efa6ab43370447c25cf4733aba7d7";

export default node;
