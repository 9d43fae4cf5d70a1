/**
 * @generated SignedSource<<f7242afd0d5475403533c6f548476402>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type PayUnit = "HOUR" | "HOURLY" | "MONTH" | "MONTHLY";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type DeskOpeningHead_opening$data = {
  readonly canEdit: boolean;
  readonly hasPendingChange: boolean;
  readonly hold: {
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly isSuspended: boolean;
  readonly netPrice?: number | null | undefined;
  readonly payMax?: number | null | undefined;
  readonly payMin?: number | null | undefined;
  readonly payUnit?: PayUnit | null | undefined;
  readonly resumerationType: ResumerationType;
  readonly status: JobOpeningStatus;
  readonly title: string;
  readonly unreadEntriesCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useOpeningNeed_opening">;
  readonly " $fragmentType": "DeskOpeningHead_opening";
};
export type DeskOpeningHead_opening$key = {
  readonly " $data"?: DeskOpeningHead_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskOpeningHead_opening">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netPrice",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskOpeningHead_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resumerationType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSuspended",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOpeningHold",
      "kind": "LinkedField",
      "name": "hold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPendingChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadEntriesCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOpeningNeed_opening"
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "ContractJobOpening",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "HourlyJobOpening",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payUnit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payMin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payMax",
          "storageKey": null
        }
      ],
      "type": "FullTimeJobOpening",
      "abstractKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "1383b9bf1b8ece73b1affbe6e54508bb";

export default node;
