/**
 * @generated SignedSource<<714449e791e136d87b19ec8d6bbbee60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type isEditorsPick_product$data = {
  readonly pickReason: string | null | undefined;
  readonly " $fragmentType": "isEditorsPick_product";
};
export type isEditorsPick_product$key = {
  readonly " $data"?: isEditorsPick_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"isEditorsPick_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "isEditorsPick_product"
};

(node as any).hash = "475e340d11e72c6b0d962e1ad54d703f";

export default node;
