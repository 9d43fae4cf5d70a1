/**
 * @generated SignedSource<<2fefa5e7551c43cfea4187005d448af1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyField_company$data = {
  readonly location: string | null | undefined;
  readonly name: string;
  readonly ownDetail: {
    readonly canEdit: boolean;
    readonly isReadyForPublishing: boolean;
  } | null | undefined;
  readonly " $fragmentType": "CompanyField_company";
};
export type CompanyField_company$key = {
  readonly " $data"?: CompanyField_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyField_company",
  "selections": [
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
          "name": "isReadyForPublishing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canEdit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "094744b25244f0f700fbb33990a6ea26";

export default node;
