/**
 * @generated SignedSource<<67a343797d50f2fb195f5fe244635793>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
import { FragmentRefs } from "relay-runtime";
export type ListedCreator_entry$data = {
  readonly creator: {
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
  };
  readonly note: string;
  readonly " $fragmentType": "ListedCreator_entry";
};
export type ListedCreator_entry$key = {
  readonly " $data"?: ListedCreator_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListedCreator_entry">;
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
  "name": "ListedCreator_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "CreatorListEntry",
  "abstractKey": null
};
})();

(node as any).hash = "871eaf0a9b166bb197237c2d2d06db6d";

export default node;
