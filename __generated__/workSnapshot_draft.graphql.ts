/**
 * @generated SignedSource<<ab26e2eab9a7849436427baa38652ece>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type MediaType = "IMAGE" | "VIDEO";
export type ProductPublishStatus = "publish" | "unpublish";
export type ProductVisibility = "COMPANIES" | "EVERYONE" | "LINK" | "MEMBERS";
import { FragmentRefs } from "relay-runtime";
export type workSnapshot_draft$data = {
  readonly allowedCompanies: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly captions: ReadonlyArray<string>;
  readonly clientId: string;
  readonly editedAt: string;
  readonly media: ReadonlyArray<{
    readonly height: number;
    readonly id: string;
    readonly posterUrl: string | null | undefined;
    readonly thumbhash: string | null | undefined;
    readonly type: MediaType;
    readonly url: string;
    readonly width: number;
  }>;
  readonly publishStatus: ProductPublishStatus;
  readonly thumbnailCrop: {
    readonly height: number;
    readonly width: number;
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly thumbnailMediaId: string | null | undefined;
  readonly version: number;
  readonly visibility: ProductVisibility;
  readonly " $fragmentSpreads": FragmentRefs<"workFragments_draft">;
  readonly " $fragmentType": "workSnapshot_draft";
};
export type workSnapshot_draft$key = {
  readonly " $data"?: workSnapshot_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"workSnapshot_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workSnapshot_draft"
};

(node as any).hash = "467349812cba7d246c959beec382edf0";

export default node;
