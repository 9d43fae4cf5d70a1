/**
 * @generated SignedSource<<aaee2186f5fb4bc0ef67987526d160e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
import { FragmentRefs } from "relay-runtime";
export type JobActs_opening$data = {
  readonly entryDetail: {
    readonly __typename: "JobEntry";
  } | null | undefined;
  readonly id: string;
  readonly status: JobOpeningStatus;
  readonly validThrough: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EntryPanel_opening">;
  readonly " $fragmentType": "JobActs_opening";
};
export type JobActs_opening$key = {
  readonly " $data"?: JobActs_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobActs_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobActs_opening",
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
      "name": "validThrough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobEntry",
      "kind": "LinkedField",
      "name": "entryDetail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryPanel_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "b41cb47951526db45eec283c1f96a10b";

export default node;
