/**
 * @generated SignedSource<<5cbed18c76f00ac040d9ac33f7469475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type workFragments_work$data = {
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
  readonly " $fragmentType": "workFragments_work";
};
export type workFragments_work$key = {
  readonly " $data"?: workFragments_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"workFragments_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workFragments_work"
};

(node as any).hash = "2c6e76ff043fc3b1ef6a190f90286c84";

export default node;
