/**
 * @generated SignedSource<<84d8b133279e2b8d95074d86c2567e02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type SavedSearchDelivery = "AT_ONCE" | "DAILY" | "NEVER";
export type SearchKind = "COMPANY" | "CREATOR" | "JOB_OPENING" | "PRODUCT";
import { FragmentRefs } from "relay-runtime";
export type savedSearches_saved$data = {
  readonly delivery: SavedSearchDelivery;
  readonly filters: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly id: string;
  readonly kind: SearchKind | null | undefined;
  readonly name: string;
  readonly newCount: number;
  readonly query: string;
  readonly " $fragmentType": "savedSearches_saved";
};
export type savedSearches_saved$key = {
  readonly " $data"?: savedSearches_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"savedSearches_saved">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "savedSearches_saved"
};

(node as any).hash = "008266e1eb31d76db11b781b6637ec52";

export default node;
