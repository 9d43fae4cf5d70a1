/**
 * @generated SignedSource<<8039eea2d7a4ba95e5089ee1edbdec86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CorporateProfileForm_user$data = {
  readonly id: string;
  readonly profile: {
    readonly firstName?: string;
    readonly firstNameKana?: string | null | undefined;
    readonly lastName?: string;
    readonly lastNameKana?: string | null | undefined;
    readonly phoneNumber?: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CorporateProfileForm_user";
};
export type CorporateProfileForm_user$key = {
  readonly " $data"?: CorporateProfileForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorporateProfileForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorporateProfileForm_user",
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastNameKana",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstNameKana",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phoneNumber",
              "storageKey": null
            }
          ],
          "type": "PrivateCorporateProfile",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "eee01e1358a230316b9945ae05c161c5";

export default node;
