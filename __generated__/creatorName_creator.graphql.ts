/**
 * @generated SignedSource<<dc58487d172fc6c1c868ef5fb533e61e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type creatorName_creator$data = {
  readonly profile: {
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly " $fragmentType": "creatorName_creator";
};
export type creatorName_creator$key = {
  readonly " $data"?: creatorName_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"creatorName_creator">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "creatorName_creator"
};

(node as any).hash = "2c643dce0e9ccab46807e36df79b7fe7";

export default node;
