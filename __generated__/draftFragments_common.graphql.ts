/**
 * @generated SignedSource<<f1bc2fc4f3671ec8ae6781f2f3d2b90a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type WorkingPlaceType = "FULL_REMOTE" | "ON_SITE" | "PARTIAL_REMOTE";
import { FragmentRefs } from "relay-runtime";
export type draftFragments_common$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly coverImage: {
    readonly height: number;
    readonly id: string;
    readonly thumbhash: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly industries: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly informationAsOf: string | null | undefined;
  readonly isOpenToOutside: boolean;
  readonly title: string;
  readonly tools: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly validThrough: string | null | undefined;
  readonly workingPlace: string | null | undefined;
  readonly workingPlaceType: WorkingPlaceType | null | undefined;
  readonly workingPrefecture: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "draftFragments_common";
};
export type draftFragments_common$key = {
  readonly " $data"?: draftFragments_common$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftFragments_common">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftFragments_common"
};

(node as any).hash = "b8f225ec42b52d80c663ac80db053220";

export default node;
