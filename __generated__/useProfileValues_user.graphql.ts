/**
 * @generated SignedSource<<3e70be740867ba9a11038fd5aba3b029>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "NO_ANSWER" | "OTHER";
import { FragmentRefs } from "relay-runtime";
export type useProfileValues_user$data = {
  readonly profile: {
    readonly firstName?: string;
    readonly firstNameKana?: string | null | undefined;
    readonly gender?: Gender | null | undefined;
    readonly hobby?: string | null | undefined;
    readonly introduction?: string;
    readonly invoiceRegistrationNumber?: string | null | undefined;
    readonly isIndividual?: boolean;
    readonly lastName?: string;
    readonly lastNameKana?: string | null | undefined;
    readonly location?: string | null | undefined;
    readonly phoneNumber?: string | null | undefined;
    readonly prefecture?: {
      readonly id: string;
    } | null | undefined;
    readonly skills?: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly tools?: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly userName?: string;
    readonly websiteUrl?: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useProfileValues_user";
};
export type useProfileValues_user$key = {
  readonly " $data"?: useProfileValues_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProfileValues_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProfileValues_user",
  "selections": [
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
              "name": "userName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "introduction",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Prefecture",
              "kind": "LinkedField",
              "name": "prefecture",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "location",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hobby",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gender",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phoneNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "websiteUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CreatorSkill",
              "kind": "LinkedField",
              "name": "skills",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Tool",
              "kind": "LinkedField",
              "name": "tools",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "invoiceRegistrationNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isIndividual",
              "storageKey": null
            }
          ],
          "type": "PrivateCreatorProfile",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "94e7aecefb217069422489710a6a9f1f";

export default node;
