/**
 * @generated SignedSource<<22bbfc005887c5ace6a6f743baf2daf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorSections_user$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BankSection_user" | "EngagementSection_user" | "JobProfileSection_user" | "ProfileSection_user">;
  readonly " $fragmentType": "CreatorSections_user";
};
export type CreatorSections_user$key = {
  readonly " $data"?: CreatorSections_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorSections_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorSections_user",
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

(node as any).hash = "61a3c6d8a63ade5be193215a282bdba9";

export default node;
