/**
 * @generated SignedSource<<b6860fd053acf566b1c8ea6bb5f13835>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningsPage_opening$data = {
  readonly companyName: string;
  readonly dueAt: string;
  readonly heldAt: string;
  readonly id: string;
  readonly reviewerName: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "OpeningsPage_opening";
};
export type OpeningsPage_opening$key = {
  readonly " $data"?: OpeningsPage_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningsPage_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningsPage_opening",
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
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewerName",
      "storageKey": null
    }
  ],
  "type": "WaitingOpening",
  "abstractKey": null
};

(node as any).hash = "ef8c0077a21287d4049016aa935401c8";

export default node;
