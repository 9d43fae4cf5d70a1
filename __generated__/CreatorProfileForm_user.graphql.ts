/**
 * @generated SignedSource<<da9c5f73551ff93ceb408a9e51beb65d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type RegistrationStep = "COMPLETED" | "EMAIL_VERIFICATION" | "ENGAGEMENT_TYPE" | "JOB_PROFILE" | "PASSWORD" | "PROFILE";
import { FragmentRefs } from "relay-runtime";
export type CreatorProfileForm_user$data = {
  readonly id: string;
  readonly registrationStep: RegistrationStep;
  readonly " $fragmentSpreads": FragmentRefs<"useProfileValues_user">;
  readonly " $fragmentType": "CreatorProfileForm_user";
};
export type CreatorProfileForm_user$key = {
  readonly " $data"?: CreatorProfileForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorProfileForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorProfileForm_user",
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
      "name": "registrationStep",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProfileValues_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "166657a970b7db5a93f494fe9dc2fbb5";

export default node;
