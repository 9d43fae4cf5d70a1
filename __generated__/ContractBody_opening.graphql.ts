/**
 * @generated SignedSource<<307dfece7aaa96a879e943bd01f549d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractBody_opening$data = {
  readonly availableAssetDescription: string | null | undefined;
  readonly deliveryMethod: string | null | undefined;
  readonly grossPrice: number | null | undefined;
  readonly hasAvailableAsset: boolean | null | undefined;
  readonly isAllowToPublishExternal: boolean | null | undefined;
  readonly netPrice: number | null | undefined;
  readonly offerDetail: string | null | undefined;
  readonly paymentTerms: string | null | undefined;
  readonly specialNoteForExternalPublish: string | null | undefined;
  readonly tsumugiCommissionFee: number | null | undefined;
  readonly " $fragmentType": "ContractBody_opening";
};
export type ContractBody_opening$key = {
  readonly " $data"?: ContractBody_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractBody_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractBody_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerDetail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAvailableAsset",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableAssetDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAllowToPublishExternal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialNoteForExternalPublish",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grossPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tsumugiCommissionFee",
      "storageKey": null
    }
  ],
  "type": "ContractJobOpening",
  "abstractKey": null
};

(node as any).hash = "4c42af7d94593213720effe13dc73221";

export default node;
