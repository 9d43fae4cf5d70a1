/**
 * @generated SignedSource<<793a87d474b273db9e2ceaf7c242d49b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type DraftNotice_opening$data = {
  readonly editedAt: string;
  readonly id: string;
  readonly resumerationType: ResumerationType;
  readonly title: string;
  readonly " $fragmentType": "DraftNotice_opening";
};
export type DraftNotice_opening$key = {
  readonly " $data"?: DraftNotice_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftNotice_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftNotice_opening",
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
      "name": "resumerationType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "f1b929764e939028dd9780166209d8fb";

export default node;
