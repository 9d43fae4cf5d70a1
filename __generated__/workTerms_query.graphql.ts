/**
 * @generated SignedSource<<de9d6e2d0b00540c472d51ef54ae4beb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type workTerms_query$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly industries: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly tools: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "workTerms_query";
};
export type workTerms_query$key = {
  readonly " $data"?: workTerms_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"workTerms_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workTerms_query"
};

(node as any).hash = "7df052fef500c8ca5f8623bb90df3add";

export default node;
