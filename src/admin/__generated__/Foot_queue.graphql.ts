/**
 * @generated SignedSource<<6dc4dd653b73b024b806161b7248d8de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Foot_queue$data = {
  readonly decided: {
    readonly approved: number;
    readonly rejected: number;
    readonly secondsEach: number | null | undefined;
  };
  readonly " $fragmentType": "Foot_queue";
};
export type Foot_queue$key = {
  readonly " $data"?: Foot_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"Foot_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Foot_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DecidedToday",
      "kind": "LinkedField",
      "name": "decided",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondsEach",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewQueue",
  "abstractKey": null
};

(node as any).hash = "cab4ba81102a3f4f40cf16cf27adfc98";

export default node;
