/**
 * @generated SignedSource<<1f512fd083b86884ee0d4ddafe37e39c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ChatConsultationStatus = "ACCEPTED" | "DECLINED" | "SENT" | "WITHDRAWN";
export type ChatOpeningKind = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type ChatOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type InterviewAct = "CANCELLED" | "NONE_FITS" | "PICKED" | "PROPOSED";
export type InterviewState = "CANCELLED" | "FIXED" | "NONE_FITS" | "PROPOSED";
export type MediaType = "IMAGE" | "VIDEO";
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
import { FragmentRefs } from "relay-runtime";
export type roomMessage_message$data = {
  readonly __typename: string;
  readonly act?: InterviewAct;
  readonly actTimes?: ReadonlyArray<string>;
  readonly albumId?: string | null | undefined;
  readonly byteSize?: number | null | undefined;
  readonly change: number;
  readonly clientId: string;
  readonly deletedAt: string | null | undefined;
  readonly extension?: string | null | undefined;
  readonly fileUrl?: string | null | undefined;
  readonly filename?: string | null | undefined;
  readonly height?: number | null | undefined;
  readonly id: string;
  readonly interview?: {
    readonly id: string;
    readonly minutes: number;
    readonly openingTitle: string | null | undefined;
    readonly place: string | null | undefined;
    readonly startsAt: string | null | undefined;
    readonly state: InterviewState;
    readonly times: ReadonlyArray<string>;
    readonly version: number;
  };
  readonly jobConsultation?: {
    readonly answerMessage: string | null | undefined;
    readonly batchSize: number;
    readonly category: {
      readonly name: string;
    } | null | undefined;
    readonly companyAddress: string | null | undefined;
    readonly companyContact: string | null | undefined;
    readonly companyName: string | null | undefined;
    readonly consultationId: string;
    readonly desiredContractStartedAt: string | null | undefined;
    readonly desiredDeadlineAt: string | null | undefined;
    readonly isAllowedToPublishExternal: boolean;
    readonly netBudget: number | null | undefined;
    readonly netHourlyRatePrice: number | null | undefined;
    readonly offerDetail: string;
    readonly offerPurpose: string;
    readonly offerType: ChatOpeningKind;
    readonly replyBy: string;
    readonly requestedPeriodMonths: number | null | undefined;
    readonly respondedAt: string | null | undefined;
    readonly specialNoteForExternalPublish: string | null | undefined;
    readonly status: ChatConsultationStatus;
    readonly title: string;
    readonly wayOfWorking: WayOfWorking;
    readonly weeklyOperationalHours: number | null | undefined;
    readonly workingPlace: string | null | undefined;
  } | null | undefined;
  readonly jobOpening?: {
    readonly companyName: string;
    readonly jobOpeningId: string;
    readonly resumerationType: ChatOpeningKind;
    readonly status: ChatOpeningStatus;
    readonly title: string;
  } | null | undefined;
  readonly mediaType?: MediaType | null | undefined;
  readonly offerId?: string | null | undefined;
  readonly posterUrl?: string | null | undefined;
  readonly quote?: {
    readonly breakdown: {
      readonly netPrice: number;
    };
    readonly id: string;
    readonly isOver: boolean;
    readonly items: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly title: string;
    readonly validUntil: string;
    readonly withdrawnAt: string | null | undefined;
  } | null | undefined;
  readonly replyTo: {
    readonly __typename: string;
    readonly deletedAt: string | null | undefined;
    readonly filename?: string | null | undefined;
    readonly sender: {
      readonly name: string;
    };
    readonly sequence: number;
    readonly text?: string | null | undefined;
  } | null | undefined;
  readonly sendAt: string;
  readonly sender: {
    readonly id: string;
    readonly name: string;
    readonly roles: ReadonlyArray<Role>;
  };
  readonly sequence: number;
  readonly text?: string | null | undefined;
  readonly thumbhash?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly " $fragmentType": "roomMessage_message";
};
export type roomMessage_message$key = {
  readonly " $data"?: roomMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"roomMessage_message">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "roomMessage_message"
};

(node as any).hash = "38b0201558ac9d30b564e435a99835fd";

export default node;
