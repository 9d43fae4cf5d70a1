/**
 * @generated SignedSource<<2e946e3b657fd28c981eaf6bba11a811>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorMe_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CreatorSections_user" | "MeHead_user" | "OnboardingTodo_user" | "SeekingStatus_user" | "Visits_user">;
  readonly " $fragmentType": "CreatorMe_user";
};
export type CreatorMe_user$key = {
  readonly " $data"?: CreatorMe_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorMe_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorMe_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MeHead_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OnboardingTodo_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeekingStatus_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Visits_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreatorSections_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e7c9dcb4981895669e264b2f7b6f2d7d";

export default node;
