/**
 * @generated SignedSource<<7207e435193dc0164cd098ef710f1d43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewPane_queue$data = {
  readonly works: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"JudgePane_queue">;
  readonly " $fragmentType": "ReviewPane_queue";
};
export type ReviewPane_queue$key = {
  readonly " $data"?: ReviewPane_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewPane_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewPane_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingWork",
      "kind": "LinkedField",
      "name": "works",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JudgePane_queue"
    }
  ],
  "type": "ReviewQueue",
  "abstractKey": null
};

(node as any).hash = "9ab21cf21eecbe5cbfcd9dff2c0bea2a";

export default node;
