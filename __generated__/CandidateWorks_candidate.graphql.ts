/**
 * @generated SignedSource<<0ec134322659cf0d7ba549ff38545f2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidateWorks_candidate$data = {
  readonly user: {
    readonly id: string;
    readonly recentWorks: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly number: number;
      readonly thumbnailImage: {
        readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
      } | null | undefined;
    }>;
  };
  readonly " $fragmentType": "CandidateWorks_candidate";
};
export type CandidateWorks_candidate$key = {
  readonly " $data"?: CandidateWorks_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateWorks_candidate">;
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
  "name": "CandidateWorks_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": "recentWorks",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 6
            }
          ],
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "newestProducts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
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
              "concreteType": "Media",
              "kind": "LinkedField",
              "name": "thumbnailImage",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MediaPicture_media"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "newestProducts(first:6)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "4edc69cde63b0bba219659896ac03add";

export default node;
