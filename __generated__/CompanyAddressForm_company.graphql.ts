/**
 * @generated SignedSource<<e4c5e62f7d9aae0d16dfefbf58ce6643>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyAddressForm_company$data = {
  readonly id: string;
  readonly ownDetail: {
    readonly building: string | null | undefined;
    readonly city: string | null | undefined;
    readonly contactEmail: string | null | undefined;
    readonly contactFormUrl: string | null | undefined;
    readonly contactPhoneNumber: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly prefecture: {
      readonly id: string;
    } | null | undefined;
    readonly street: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CompanyAddressForm_company";
};
export type CompanyAddressForm_company$key = {
  readonly " $data"?: CompanyAddressForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyAddressForm_company">;
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
  "name": "CompanyAddressForm_company",
  "selections": [
    (v0/*:: as any*/),
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
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefecture",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
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
          "name": "building",
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
})();

(node as any).hash = "e658a52aa81a0538daa86afd84397116";

export default node;
