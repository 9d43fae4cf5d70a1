/**
 * @generated SignedSource<<08619880224f54005f7ae51d6802a3f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type roomTalk_room$data = {
  readonly standingOffers: ReadonlyArray<{
    readonly consultationId: string | null | undefined;
    readonly id: string;
    readonly status: OfficialJobOfferStatus;
  }>;
  readonly " $fragmentType": "roomTalk_room";
};
export type roomTalk_room$key = {
  readonly " $data"?: roomTalk_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"roomTalk_room">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "roomTalk_room"
};

(node as any).hash = "8de3b24a3571a78be62eb28d141b0cf7";

export default node;
