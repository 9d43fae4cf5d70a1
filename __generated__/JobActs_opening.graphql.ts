/**
 * @generated SignedSource<<58ae7dffc9c595335ada2966113e58b1>>
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
  readonly status: JobOpeningStatus;
  readonly validThrough: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EnterActs_opening">;
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
      "name": "EnterActs_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "918553b000200951a5d753bfad3ac111";

export default node;
