/**
 * @generated SignedSource<<fac02fa87954b7f587a4c5b34b88f063>>
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
  readonly condition: string;
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

(node as any).hash = "26026ef30049838113e14e6995bf8f2f";

export default node;
