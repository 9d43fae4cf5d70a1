/**
 * @generated SignedSource<<8a91c0338557ab9622806eea474b071e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
import { FragmentRefs } from "relay-runtime";
export type OpenInvitations_company$data = {
  readonly openInvitations: ReadonlyArray<{
    readonly email: string;
    readonly expiresAt: string;
    readonly id: string;
    readonly role: Role;
  }>;
  readonly " $fragmentType": "OpenInvitations_company";
};
export type OpenInvitations_company$key = {
  readonly " $data"?: OpenInvitations_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenInvitations_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenInvitations_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyInvitation",
      "kind": "LinkedField",
      "name": "openInvitations",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "6ec027878ff8e44ae8eaf733ddc04aa1";

export default node;
