/**
 * @generated SignedSource<<f15dac9d934000f88760c62a100b8ed1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ChatTieKind = "CONSULTATION" | "ENGAGEMENT" | "ENTRY" | "OFFER";
import { FragmentRefs } from "relay-runtime";
export type RoomTies_room$data = {
  readonly id: string;
  readonly ties: ReadonlyArray<{
    readonly at: string;
    readonly jobOpeningId: string | null | undefined;
    readonly kind: ChatTieKind;
    readonly messageSequence: number | null | undefined;
    readonly subjectId: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "RoomTies_room";
};
export type RoomTies_room$key = {
  readonly " $data"?: RoomTies_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomTies_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomTies_room",
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
      "concreteType": "ChatTie",
      "kind": "LinkedField",
      "name": "ties",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobOpeningId",
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
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageSequence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};

(node as any).hash = "d4b4c1d8ea6bb9defdc392f1a9a9369b";

export default node;
