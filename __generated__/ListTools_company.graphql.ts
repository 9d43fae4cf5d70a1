/**
 * @generated SignedSource<<94afb8e0170d9e38212377a49093b638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ListTools_company$data = {
  readonly members: ReadonlyArray<{
    readonly corporateUser: {
      readonly fullName: string;
      readonly id: string;
    };
    readonly isMe: boolean;
  }>;
  readonly " $fragmentType": "ListTools_company";
};
export type ListTools_company$key = {
  readonly " $data"?: ListTools_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListTools_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListTools_company",
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

(node as any).hash = "e9b56cec287e3c32fc3bcadcbf6b431d";

export default node;
