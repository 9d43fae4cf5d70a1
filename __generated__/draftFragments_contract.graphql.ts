/**
 * @generated SignedSource<<5d24e878690148c76cf5dc7c6495a7f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type draftFragments_contract$data = {
  readonly availableAssetDescription: string | null | undefined;
  readonly deliveryDecidedBy: string | null | undefined;
  readonly deliveryMethod: string | null | undefined;
  readonly desiredDeliveryAt: string | null | undefined;
  readonly grossPrice: number | null | undefined;
  readonly hasAvailableAsset: boolean | null | undefined;
  readonly isAllowToPublishExternal: boolean | null | undefined;
  readonly netPrice: number | null | undefined;
  readonly offerDetail: string | null | undefined;
  readonly paymentTerms: string | null | undefined;
  readonly specialNoteForExternalPublish: string | null | undefined;
  readonly " $fragmentType": "draftFragments_contract";
};
export type draftFragments_contract$key = {
  readonly " $data"?: draftFragments_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftFragments_contract">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftFragments_contract"
};

(node as any).hash = "932080657e302617a664686e79182464";

export default node;
