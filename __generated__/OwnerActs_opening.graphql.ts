/**
 * @generated SignedSource<<8908f181c3edc306e3fb51d1ad26cdf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type OwnerActs_opening$data = {
  readonly canEdit: boolean;
  readonly canPublish: boolean;
  readonly entriesCount: number | null | undefined;
  readonly hasPendingChange: boolean;
  readonly id: string;
  readonly isOpenToOutside: boolean;
  readonly resumerationType: ResumerationType;
  readonly status: JobOpeningStatus;
  readonly suspensionReason: string | null | undefined;
  readonly unreadEntriesCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CloseOpening_opening" | "DuplicateOpening_opening" | "PublishSwitch_opening">;
  readonly " $fragmentType": "OwnerActs_opening";
};
export type OwnerActs_opening$key = {
  readonly " $data"?: OwnerActs_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnerActs_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnerActs_opening",
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
      "name": "canPublish",
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
      "name": "suspensionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpenToOutside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entriesCount",
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
      "name": "CloseOpening_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DuplicateOpening_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishSwitch_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "fb20e073c952aa52cb2f53eae81b59e1";

export default node;
