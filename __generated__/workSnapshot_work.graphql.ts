/**
 * @generated SignedSource<<91b45e14adb840bece903553805a654a>>
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
export type workSnapshot_work$data = {
  readonly allowedCompanies: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly captions: ReadonlyArray<string>;
  readonly categories: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly description: string;
  readonly designScope: string;
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
  readonly " $fragmentType": "workSnapshot_work";
};
export type workSnapshot_work$key = {
  readonly " $data"?: workSnapshot_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"workSnapshot_work">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "workSnapshot_work"
};

(node as any).hash = "92f89cdc5672a4fed52bdd63bb46dff3";

export default node;
