/**
 * @generated SignedSource<<c55e15c9a032afe4e24f34472ae7949c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyRegistryForm_company$data = {
  readonly id: string;
  readonly ownDetail: {
    readonly capitalYen: string | null | undefined;
    readonly corporateNumber: string | null | undefined;
    readonly employeesCount: number | null | undefined;
    readonly invoiceRegistrationNumber: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CompanyRegistryForm_company";
};
export type CompanyRegistryForm_company$key = {
  readonly " $data"?: CompanyRegistryForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyRegistryForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyRegistryForm_company",
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "94cc6f3bb38e2067eed3c59e1a9ae696";

export default node;
