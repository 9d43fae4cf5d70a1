/**
 * @generated SignedSource<<78ecfd6acfa3f58ac52209989f9ad319>>
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
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreatorAbout_creator" | "CreatorHead_creator">;
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorHead_creator"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorAbout_creator"
    }
  ],
  "type": "CreatorUser",
  "abstractKey": null
};

(node as any).hash = "6998fb14eb961ed49aafb565a1b802d3";

export default node;
