/**
 * @generated SignedSource<<8bf9e2968badde62f83f821f248ea7de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CorporateMe_user$data = {
  readonly id: string;
  readonly profile: {
    readonly __typename: "PrivateCorporateProfile";
    readonly firstNameKana: string | null | undefined;
    readonly fullName: string;
    readonly interestCategories: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly lastNameKana: string | null | undefined;
    readonly phoneNumber: string | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CorporateHead_user" | "CorporateProfileForm_user" | "CorporateTodo_user" | "InterestsForm_user">;
  readonly " $fragmentType": "CorporateMe_user";
};
export type CorporateMe_user$key = {
  readonly " $data"?: CorporateMe_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorporateMe_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorporateMe_user",
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
              "name": "fullName",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Category",
              "kind": "LinkedField",
              "name": "interestCategories",
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
            }
          ],
          "type": "PrivateCorporateProfile",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorporateHead_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorporateTodo_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorporateProfileForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InterestsForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d782e2545f8d3702f3867d328795016f";

export default node;
