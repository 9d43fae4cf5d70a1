/**
 * @generated SignedSource<<e971f8a13b6e812db1ec86b4ea7f1186>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyCompany_company$data = {
  readonly id: string;
  readonly ownDetail: {
    readonly canEdit: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyHead_company" | "MembersSection_company" | "MyCompanyAddress_company" | "MyCompanyProfile_company" | "MyCompanyRegistry_company" | "PublishingReadiness_company">;
  readonly " $fragmentType": "MyCompany_company";
};
export type MyCompany_company$key = {
  readonly " $data"?: MyCompany_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyCompany_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyCompany_company",
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
          "name": "canEdit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyHead_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyCompanyProfile_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyCompanyAddress_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MyCompanyRegistry_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishingReadiness_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembersSection_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "0bfd52b5f18245e74ad7b28f95983596";

export default node;
