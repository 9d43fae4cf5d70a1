/**
 * @generated SignedSource<<e5dd93081f0a2b25606f5e09591a63ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyCompanyRegistry_company$data = {
  readonly ownDetail: {
    readonly capitalYen: string | null | undefined;
    readonly corporateNumber: string | null | undefined;
    readonly employeesCount: number | null | undefined;
    readonly invoiceRegistrationNumber: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyRegistryForm_company">;
  readonly " $fragmentType": "MyCompanyRegistry_company";
};
export type MyCompanyRegistry_company$key = {
  readonly " $data"?: MyCompanyRegistry_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyCompanyRegistry_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyCompanyRegistry_company",
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
          "kind": "ScalarField",
          "name": "corporateNumber",
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
          "name": "capitalYen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "employeesCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyRegistryForm_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "89d4ecf34a16fce29fb39f6f0709a88b";

export default node;
