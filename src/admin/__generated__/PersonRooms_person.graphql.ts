/**
 * @generated SignedSource<<4059377bf4caf444f19df04cae81554f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonRooms_person$data = {
  readonly rooms: ReadonlyArray<{
    readonly companyName: string;
    readonly creatorName: string;
    readonly id: string;
    readonly lastMessageAt: string;
    readonly messages: number;
  }>;
  readonly " $fragmentType": "PersonRooms_person";
};
export type PersonRooms_person$key = {
  readonly " $data"?: PersonRooms_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonRooms_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonRooms_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FoundRoom",
      "kind": "LinkedField",
      "name": "rooms",
      "plural": true,
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
          "name": "creatorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastMessageAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "c2f71779a8d99e6a26d6523b8bafc7fc";

export default node;
