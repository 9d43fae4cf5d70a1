/**
 * @generated SignedSource<<ac733c40351a013415a91b223abea8ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyCompanyAddress_company$data = {
  readonly location: string | null | undefined;
  readonly ownDetail: {
    readonly contactEmail: string | null | undefined;
    readonly contactFormUrl: string | null | undefined;
    readonly contactPhoneNumber: string | null | undefined;
    readonly postalCode: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyAddressForm_company">;
  readonly " $fragmentType": "MyCompanyAddress_company";
};
export type MyCompanyAddress_company$key = {
  readonly " $data"?: MyCompanyAddress_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyCompanyAddress_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyCompanyAddress_company",
  "selections": [
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
      "concreteType": "CompanyOwnDetail",
      "kind": "LinkedField",
      "name": "ownDetail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyAddressForm_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "929aa557652a6defa93fd1f9ad8af033";

export default node;
