/**
 * @generated SignedSource<<9ffad475ab73f1bbfab7e430dbfa9ca2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type draftSnapshot_draft$data = {
  readonly canPublish: boolean;
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
    readonly " $fragmentSpreads": FragmentRefs<"draftFragments_contract">;
  } | null | undefined;
  readonly editedAt: string;
  readonly editedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly fullTime: {
    readonly " $fragmentSpreads": FragmentRefs<"draftFragments_fullTime">;
  } | null | undefined;
  readonly hold: {
    readonly passages: ReadonlyArray<{
      readonly label: string;
      readonly passage: string;
      readonly title: string;
      readonly why: string;
    }>;
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly hourly: {
    readonly " $fragmentSpreads": FragmentRefs<"draftFragments_hourly">;
  } | null | undefined;
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
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"draftFragments_common">;
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

(node as any).hash = "1a68e2d05d37e98162a423f3b06c6933";

export default node;
