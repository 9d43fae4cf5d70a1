/**
 * @generated SignedSource<<89f9c1a7c258d4205afcfada2cc49f1e>>
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
  readonly hold: {
    readonly passages: ReadonlyArray<{
      readonly label: string;
      readonly passage: string;
      readonly title: string;
      readonly why: string;
    }>;
    readonly reason: string | null | undefined;
  } | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HeldPassage",
          "kind": "LinkedField",
          "name": "passages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "passage",
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
              "name": "why",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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

(node as any).hash = "6141cdb5c7f79c3ed71f5b94f94ff0be";

export default node;
