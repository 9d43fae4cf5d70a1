/**
 * @generated SignedSource<<6a1be44c7359f477e9c6f659c649e8d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FittingJobs_fits$data = ReadonlyArray<{
  readonly opening: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"JobRow_opening">;
  };
  readonly reason: string;
  readonly " $fragmentType": "FittingJobs_fits";
}>;
export type FittingJobs_fits$key = ReadonlyArray<{
  readonly " $data"?: FittingJobs_fits$data;
  readonly " $fragmentSpreads": FragmentRefs<"FittingJobs_fits">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FittingJobs_fits",
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "opening",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobRow_opening"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FittingJobOpening",
  "abstractKey": null
};

(node as any).hash = "96b5ab520631b20f329b20790c539083";

export default node;
