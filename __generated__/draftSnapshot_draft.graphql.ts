/**
 * @generated SignedSource<<ae9dcb98756c7d1974078ac0b5989463>>
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

(node as any).hash = "8b8056a23548c9eb8f897e01ed0a3830";

export default node;
