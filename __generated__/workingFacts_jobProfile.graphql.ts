/**
 * @generated SignedSource<<2305a4829cf834660749849dd4083966>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type OperationalHours = "FROM_10_TO_20_HOURS_PER_WEEK" | "FROM_20_TO_30_HOURS_PER_WEEK" | "FROM_30_TO_40_HOURS_PER_WEEK" | "LESS_THAN_10_HOURS_PER_WEEK" | "MORE_THAN_40_HOURS_PER_WEEK";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
import { FragmentRefs } from "relay-runtime";
export type workingFacts_jobProfile$data = {
  readonly engagementType: CreatorEngagementType | null | undefined;
  readonly operationalAvailabilities: ReadonlyArray<OperationalAvailability>;
  readonly operationalHours: OperationalHours | null | undefined;
  readonly wayOfWorkings: ReadonlyArray<WayOfWorking>;
  readonly " $fragmentType": "workingFacts_jobProfile";
};
export type workingFacts_jobProfile$key = {
  readonly " $data"?: workingFacts_jobProfile$data;
  readonly " $fragmentSpreads": FragmentRefs<"workingFacts_jobProfile">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workingFacts_jobProfile"
};

(node as any).hash = "9b4b1422594ea64ebdaf7832903765aa";

export default node;
