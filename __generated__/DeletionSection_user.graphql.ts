/**
 * @generated SignedSource<<15b5eeff9c6b0c0d35548330c1e5e22c>>
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
  readonly hasPassword: boolean;
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

(node as any).hash = "271735fecdd1e5a83da98c144efa644c";

export default node;
