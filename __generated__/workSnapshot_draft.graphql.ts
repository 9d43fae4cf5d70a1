/**
 * @generated SignedSource<<9978c4af298c20980ef5ee0e6e331ff6>>
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
  readonly categories: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly clientId: string;
  readonly description: string;
  readonly designScope: string;
  readonly editedAt: string;
  readonly industries: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly media: ReadonlyArray<{
    readonly height: number;
    readonly id: string;
    readonly posterUrl: string | null | undefined;
    readonly thumbhash: string | null | undefined;
    readonly type: MediaType;
    readonly url: string;
    readonly width: number;
  }>;
  readonly name: string;
  readonly publishStatus: ProductPublishStatus;
  readonly thumbnailCrop: {
    readonly height: number;
    readonly width: number;
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly thumbnailMediaId: string | null | undefined;
  readonly tools: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly version: number;
  readonly visibility: ProductVisibility;
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

(node as any).hash = "4eb595faffd7f968b8cdea2416969655";

export default node;
