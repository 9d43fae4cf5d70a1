/**
 * @generated SignedSource<<f429cdbfd1cb6bbf4080dc5e0e09b589>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
import { FragmentRefs } from "relay-runtime";
export type DeletionSection_user$data = {
  readonly deletionDueAt: string | null | undefined;
  readonly roles: ReadonlyArray<Role>;
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
      "name": "roles",
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

(node as any).hash = "00cfe3f7f12944a61c4b2ddb1a7ea8b1";

export default node;
