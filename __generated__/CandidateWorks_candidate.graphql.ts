/**
 * @generated SignedSource<<96fc7f563561c5971c419be916b3d539>>
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
        readonly height: number;
        readonly thumbhash: string | null | undefined;
        readonly url: string;
        readonly width: number;
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "width",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "height",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "thumbhash",
                  "storageKey": null
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

(node as any).hash = "2082b1297ae75b898250aef48f4ae9e2";

export default node;
