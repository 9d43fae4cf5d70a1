/**
 * @generated SignedSource<<a1d09fb14d84f802dbfdab11f4634a61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
import { FragmentRefs } from "relay-runtime";
export type MembersTable_company$data = {
  readonly members: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly isMe: boolean;
    readonly joinedAt: string;
    readonly role: Role;
    readonly " $fragmentSpreads": FragmentRefs<"MemberName_member">;
  }>;
  readonly " $fragmentType": "MembersTable_company";
};
export type MembersTable_company$key = {
  readonly " $data"?: MembersTable_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersTable_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembersTable_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyMember",
      "kind": "LinkedField",
      "name": "members",
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
          "name": "fullName",
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
          "name": "joinedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMe",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MemberName_member"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "ceb5e541d7dcf25f77ab04c1511434c1";

export default node;
