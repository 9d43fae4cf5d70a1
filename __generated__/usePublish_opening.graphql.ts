/**
 * @generated SignedSource<<01cee7e1e6237dc65dbec09ea46d1297>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
import { FragmentRefs } from "relay-runtime";
export type usePublish_opening$data = {
  readonly hasPendingChange: boolean;
  readonly hold: {
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly publishedAt: string | null | undefined;
  readonly status: JobOpeningStatus;
  readonly " $fragmentType": "usePublish_opening";
};
export type usePublish_opening$key = {
  readonly " $data"?: usePublish_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePublish_opening">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePublish_opening"
};

(node as any).hash = "a63d6e5a99156f5b17840cda77f886ac";

export default node;
