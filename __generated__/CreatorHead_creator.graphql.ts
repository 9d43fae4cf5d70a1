/**
 * @generated SignedSource<<b90c86e7381ac7cfd696b28fd796a1d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
import { FragmentRefs } from "relay-runtime";
export type CreatorHead_creator$data = {
  readonly followersCount: number;
  readonly profile: {
    readonly coverImage: {
      readonly " $fragmentSpreads": FragmentRefs<"CoverPicture_media">;
    } | null | undefined;
    readonly firstName: string;
    readonly jobProfile: {
      readonly jobSeekingStatus: JobSeekingStatus;
    };
    readonly lastName: string;
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
    readonly userName: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreatorActs_creator" | "WorksCover_creator">;
  readonly " $fragmentType": "CreatorHead_creator";
};
export type CreatorHead_creator$key = {
  readonly " $data"?: CreatorHead_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorHead_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorHead_creator",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followersCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorActs_creator"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorksCover_creator"
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
          "name": "userName",
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
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "694dd688677319290693f145046f81e3";

export default node;
