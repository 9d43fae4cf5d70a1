/**
 * @generated SignedSource<<1dd320063d0d27ebea4d2e14cddbe0aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BankAccountType = "CURRENT" | "ORDINARY" | "SAVINGS";
import { FragmentRefs } from "relay-runtime";
export type BankSection_user$data = {
  readonly profile: {
    readonly bankAccount?: {
      readonly accountHolderKana: string;
      readonly accountNumberEnd: string;
      readonly accountType: BankAccountType;
      readonly bankName: string;
      readonly branchName: string;
      readonly registeredAt: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "BankSection_user";
};
export type BankSection_user$key = {
  readonly " $data"?: BankSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BankSection_user",
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
              "concreteType": "BankAccount",
              "kind": "LinkedField",
              "name": "bankAccount",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "bankName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "branchName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "accountType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "accountNumberEnd",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "accountHolderKana",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "registeredAt",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "3b16a43638205105a69c71e53df35509";

export default node;
