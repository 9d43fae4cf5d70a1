/**
 * @generated SignedSource<<cea834c6ef6ee26e1b0f4bec96e5375f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type openingTerms_query$data = {
  readonly jobOpeningTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly occupations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly prefectures: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "openingTerms_query";
};
export type openingTerms_query$key = {
  readonly " $data"?: openingTerms_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"openingTerms_query">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "openingTerms_query"
};

(node as any).hash = "75c2e3058bed18a3b0b8b7e2fab988a3";

export default node;
