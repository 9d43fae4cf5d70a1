/**
 * @generated SignedSource<<eab9ec4c0d0816c4f91f8cffcc511d4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MemberName_member$data = {
  readonly email: string;
  readonly fullName: string;
  readonly isMe: boolean;
  readonly profileImage: {
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "MemberName_member";
};
export type MemberName_member$key = {
  readonly " $data"?: MemberName_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberName_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberName_member",
  "selections": [
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
      "name": "email",
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
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "profileImage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompanyMember",
  "abstractKey": null
};

(node as any).hash = "3c092b8b501b39a4506dd03a18afc815";

export default node;
