/**
 * @generated SignedSource<<5b674c006e40ab99d1f4f3480ecf115e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LeavingHindrance = "LAST_OWNER" | "OPEN_OPENINGS";
import { FragmentRefs } from "relay-runtime";
export type DeletionSection_company$data = {
  readonly leavingHindrance: LeavingHindrance | null | undefined;
  readonly " $fragmentType": "DeletionSection_company";
};
export type DeletionSection_company$key = {
  readonly " $data"?: DeletionSection_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionSection_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionSection_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leavingHindrance",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "b8660ad91fdb8549d9a628c6ebe91c01";

export default node;
