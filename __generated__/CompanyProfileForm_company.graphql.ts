/**
 * @generated SignedSource<<76727b7f2a9f3a7354e5597c97c08bf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyProfileForm_company$data = {
  readonly businessDescription: string;
  readonly corporatePageUrl: string | null | undefined;
  readonly foundedAt: string | null | undefined;
  readonly id: string;
  readonly industry: {
    readonly id: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CompanyProfileForm_company";
};
export type CompanyProfileForm_company$key = {
  readonly " $data"?: CompanyProfileForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyProfileForm_company">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyProfileForm_company",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "10f85de4c3bc820020f016f46463eee2";

export default node;
