/**
 * @generated SignedSource<<2d673db138018732141b9ef5615a37c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SixItems_company$data = {
  readonly ownDetail: {
    readonly city: string | null | undefined;
    readonly contactEmail: string | null | undefined;
    readonly contactFormUrl: string | null | undefined;
    readonly contactPhoneNumber: string | null | undefined;
    readonly prefecture: {
      readonly __typename: "Prefecture";
    } | null | undefined;
    readonly street: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "SixItems_company";
};
export type SixItems_company$key = {
  readonly " $data"?: SixItems_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"SixItems_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SixItems_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyOwnDetail",
      "kind": "LinkedField",
      "name": "ownDetail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefecture",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "street",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactPhoneNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactFormUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "343fae3f64d1557a9e7b406daae916b3";

export default node;
