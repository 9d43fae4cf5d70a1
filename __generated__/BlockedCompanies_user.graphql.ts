/**
 * @generated SignedSource<<1c4e380a33f0ddc73f418c0f11f6ded0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BlockedCompanies_user$data = {
  readonly blockedCompanies: ReadonlyArray<{
    readonly avatarImagePath: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "BlockedCompanies_user";
};
export type BlockedCompanies_user$key = {
  readonly " $data"?: BlockedCompanies_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockedCompanies_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockedCompanies_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "blockedCompanies",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarImagePath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "058332a92a6f8ecc1ae7db41967f1f6c";

export default node;
