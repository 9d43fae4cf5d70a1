/**
 * @generated SignedSource<<5d56f6b0e5fce37cb1014d4906c85c1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
import { FragmentRefs } from "relay-runtime";
export type FolloweeRow_follow$data = {
  readonly followedAt: string;
  readonly followee: {
    readonly id: string;
    readonly newestProducts: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly thumbnailImage: {
        readonly height: number;
        readonly thumbhash: string | null | undefined;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"BookmarkButton_product">;
    }>;
    readonly profile: {
      readonly firstName: string;
      readonly jobProfile: {
        readonly jobSeekingStatus: JobSeekingStatus;
      };
      readonly lastName: string;
      readonly location: string | null | undefined;
      readonly profileImage: {
        readonly url: string;
      } | null | undefined;
    };
    readonly " $fragmentSpreads": FragmentRefs<"FollowButton_creator">;
  };
  readonly " $fragmentType": "FolloweeRow_follow";
};
export type FolloweeRow_follow$key = {
  readonly " $data"?: FolloweeRow_follow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolloweeRow_follow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolloweeRow_follow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "followee",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FollowButton_creator"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CreatorProfile",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstName",
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
              "concreteType": "Media",
              "kind": "LinkedField",
              "name": "profileImage",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CreatorJobProfile",
              "kind": "LinkedField",
              "name": "jobProfile",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "jobSeekingStatus",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
            }
          ],
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "newestProducts",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BookmarkButton_product"
            },
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
              "concreteType": "Media",
              "kind": "LinkedField",
              "name": "thumbnailImage",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
          "storageKey": "newestProducts(first:4)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Follow",
  "abstractKey": null
};
})();

(node as any).hash = "4e01df33a8bcfefcccb4cd8d79d51308";

export default node;
