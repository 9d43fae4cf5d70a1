/**
 * @generated SignedSource<<94f589ee313cf867a80ec80146d0d22b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AssignDialog_company$data = {
  readonly members: ReadonlyArray<{
    readonly corporateUser: {
      readonly fullName: string;
      readonly id: string;
    };
    readonly isMe: boolean;
  }>;
  readonly " $fragmentType": "AssignDialog_company";
};
export type AssignDialog_company$key = {
  readonly " $data"?: AssignDialog_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignDialog_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssignDialog_company",
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
          "name": "isMe",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CorporateUser",
          "kind": "LinkedField",
          "name": "corporateUser",
          "plural": false,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "d625a99bd6181c8982bbc3a9eac73ba8";

export default node;
