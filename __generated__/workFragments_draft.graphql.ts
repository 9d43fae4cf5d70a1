/**
 * @generated SignedSource<<d17e1e0a9c009f77fb16318e4779213e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type workFragments_draft$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly clientName: string;
  readonly description: string;
  readonly designScope: string;
  readonly guidePriceMax: number | null | undefined;
  readonly guidePriceMin: number | null | undefined;
  readonly industries: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly name: string;
  readonly period: string;
  readonly tools: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly workload: string;
  readonly " $fragmentType": "workFragments_draft";
};
export type workFragments_draft$key = {
  readonly " $data"?: workFragments_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"workFragments_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workFragments_draft"
};

(node as any).hash = "ea7285b2b22a2667e65b7931a16b5f6d";

export default node;
