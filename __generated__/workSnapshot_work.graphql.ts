/**
 * @generated SignedSource<<420d18b60c7f758b7c924f22dbc023ef>>
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
  readonly " $fragmentSpreads": FragmentRefs<"workFragments_work">;
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

(node as any).hash = "e1cbc6733f1cdc6df6a3969ee8a9fbb3";

export default node;
