/**
 * @generated SignedSource<<8a1109db5140bb83fc058cb54073afea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
import { FragmentRefs } from "relay-runtime";
export type creatorStatus_creator$data = {
  readonly profile: {
    readonly jobProfile: {
      readonly jobSeekingStatus: JobSeekingStatus;
    };
  };
  readonly " $fragmentType": "creatorStatus_creator";
};
export type creatorStatus_creator$key = {
  readonly " $data"?: creatorStatus_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"creatorStatus_creator">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "creatorStatus_creator"
};

(node as any).hash = "9e70e2be65e0bb59f1c44987353c379b";

export default node;
