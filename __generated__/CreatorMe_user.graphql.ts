/**
 * @generated SignedSource<<6cb9bc9554ad389a9dd33b6a837e4449>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorMe_user$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BankSection_user" | "EngagementSection_user" | "JobProfileSection_user" | "MeHead_user" | "OnboardingTodo_user" | "ProfileSection_user" | "SeekingStatus_user" | "Visits_user">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "ProfileSection_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EngagementSection_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobProfileSection_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BankSection_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "1af982eb1fbfea5191fb8f92b6c825dc";

export default node;
