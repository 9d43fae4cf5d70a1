/**
 * @generated SignedSource<<edeb8a138555b88bc819bdde003928f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type creatorFace_creator$data = {
  readonly profile: {
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"creatorName_creator">;
  readonly " $fragmentType": "creatorFace_creator";
};
export type creatorFace_creator$key = {
  readonly " $data"?: creatorFace_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"creatorFace_creator">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "creatorFace_creator"
};

(node as any).hash = "ba820f4bf743d8adc02cb3fac101a75d";

export default node;
