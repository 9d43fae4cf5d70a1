/**
 * @generated SignedSource<<6fcb33e74bd13af929416f4e60244636>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeletionSection_user$data = {
  readonly deletionDueAt: string | null | undefined;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "DeletionSection_user";
};
export type DeletionSection_user$key = {
  readonly " $data"?: DeletionSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletionDueAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9159d2a3c831d7a52944cde6bc88193a";

export default node;
