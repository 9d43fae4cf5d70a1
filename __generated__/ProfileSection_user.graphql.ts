/**
 * @generated SignedSource<<e139332c83e5224f309667b8987f91e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "NO_ANSWER" | "OTHER";
import { FragmentRefs } from "relay-runtime";
export type ProfileSection_user$data = {
  readonly profile: {
    readonly __typename: "PrivateCreatorProfile";
    readonly firstName: string;
    readonly firstNameKana: string | null | undefined;
    readonly gender: Gender | null | undefined;
    readonly hobby: string | null | undefined;
    readonly introduction: string;
    readonly invoiceRegistrationNumber: string | null | undefined;
    readonly isIndividual: boolean;
    readonly lastName: string;
    readonly lastNameKana: string | null | undefined;
    readonly location: string | null | undefined;
    readonly phoneNumber: string | null | undefined;
    readonly prefecture: {
      readonly name: string;
    } | null | undefined;
    readonly skills: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly tools: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly userName: string;
    readonly websiteUrl: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorProfileForm_user">;
  readonly " $fragmentType": "ProfileSection_user";
};
export type ProfileSection_user$key = {
  readonly " $data"?: ProfileSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileSection_user">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileSection_user",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
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
              "selections": (v0/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorProfileForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "85181fc5511b0232b51f0bc94adfe156";

export default node;
