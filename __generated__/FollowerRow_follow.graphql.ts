/**
 * @generated SignedSource<<ab801f55109a407fd9c86b786841d94b>>
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
      readonly avatarImagePath: string | null | undefined;
      readonly id: string;
      readonly name: string;
    };
    readonly fullName: string;
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatarImagePath",
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

(node as any).hash = "27e767768d13f854fe4372f3717ef4aa";

export default node;
