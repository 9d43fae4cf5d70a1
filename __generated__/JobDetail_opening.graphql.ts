/**
 * @generated SignedSource<<d416cefe126a12ff6adfa3bf0f8066c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobDetail_opening$data = {
  readonly company: {
    readonly name: string;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"JobAside_opening" | "JobOpeningView_opening" | "OtherJobs_opening">;
  readonly " $fragmentType": "JobDetail_opening";
};
export type JobDetail_opening$key = {
  readonly " $data"?: JobDetail_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobDetail_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobDetail_opening",
  "selections": [
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
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobOpeningView_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobAside_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherJobs_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "8e12a3d1b764d86ae2f1a4939001c4e5";

export default node;
