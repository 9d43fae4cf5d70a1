/**
 * @generated SignedSource<<d8144249992405663dc8e8bf95c8d155>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyHead_company$data = {
  readonly avatarImage: {
    readonly url: string;
  } | null | undefined;
  readonly coverImage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverPicture_media">;
  } | null | undefined;
  readonly industry: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "CompanyHead_company";
};
export type CompanyHead_company$key = {
  readonly " $data"?: CompanyHead_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyHead_company">;
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
  "name": "CompanyHead_company",
  "selections": [
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "avatarImage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "coverImage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CoverPicture_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "a60b3a5506a813764861fc2706d0c4cf";

export default node;
