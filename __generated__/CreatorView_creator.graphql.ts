/**
 * @generated SignedSource<<64057129b50ddacd4c00b94047c3ece9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorView_creator$data = {
  readonly profile: {
    readonly introduction: string;
    readonly jobProfile: {
      readonly " $fragmentSpreads": FragmentRefs<"CreatorTerms_jobProfile">;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreatorHead_creator">;
  readonly " $fragmentType": "CreatorView_creator";
};
export type CreatorView_creator$key = {
  readonly " $data"?: CreatorView_creator$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorView_creator">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorView_creator",
  "selections": [
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
          "name": "introduction",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "CreatorTerms_jobProfile"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorHead_creator"
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "ab92d28148ee30e1e4e579ea73733934";

export default node;
