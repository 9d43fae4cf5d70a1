/**
 * @generated SignedSource<<3e082c3899f287aff97c5899f71af55f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyCompanyProfile_company$data = {
  readonly businessDescription: string;
  readonly corporatePageUrl: string | null | undefined;
  readonly foundedAt: string | null | undefined;
  readonly industry: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyProfileForm_company">;
  readonly " $fragmentType": "MyCompanyProfile_company";
};
export type MyCompanyProfile_company$key = {
  readonly " $data"?: MyCompanyProfile_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyCompanyProfile_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyCompanyProfile_company",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "corporatePageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foundedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Industry",
      "kind": "LinkedField",
      "name": "industry",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyProfileForm_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "36bf3a3eced0f5d8613fc8bb5c2fafaf";

export default node;
