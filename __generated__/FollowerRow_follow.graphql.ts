/**
 * @generated SignedSource<<3abfce6fe063453358688f19536b9c87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FollowerRow_follow$data = {
  readonly followedAt: string;
  readonly follower: {
    readonly company: {
      readonly id: string;
      readonly name: string;
    };
    readonly fullName: string;
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "FollowerRow_follow";
};
export type FollowerRow_follow$key = {
  readonly " $data"?: FollowerRow_follow$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowerRow_follow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowerRow_follow",
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
      "concreteType": "CorporateUser",
      "kind": "LinkedField",
      "name": "follower",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
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
          "concreteType": "Company",
          "kind": "LinkedField",
          "name": "company",
          "plural": false,
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
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Follow",
  "abstractKey": null
};

(node as any).hash = "d866aac17da1af7f0480148bc37b3ef6";

export default node;
