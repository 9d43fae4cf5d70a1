/**
 * @generated SignedSource<<bc68c45074af9c27ec5b5745f3b555b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Waiting_overview$data = {
  readonly ages: ReadonlyArray<number>;
  readonly late: number;
  readonly oldestAt: string | null | undefined;
  readonly soon: number;
  readonly total: number;
  readonly " $fragmentType": "Waiting_overview";
};
export type Waiting_overview$key = {
  readonly " $data"?: Waiting_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Waiting_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Waiting_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldestAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "late",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ages",
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "96ce017f28172220f71450d571fd459d";

export default node;
