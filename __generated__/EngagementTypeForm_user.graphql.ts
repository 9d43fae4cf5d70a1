/**
 * @generated SignedSource<<e8082d5475ee7b4084d47262a304f852>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type RegistrationStep = "COMPLETED" | "EMAIL_VERIFICATION" | "ENGAGEMENT_TYPE" | "JOB_PROFILE" | "PASSWORD" | "PROFILE";
import { FragmentRefs } from "relay-runtime";
export type EngagementTypeForm_user$data = {
  readonly id: string;
  readonly profile: {
    readonly engagementType?: {
      readonly corporateName: string | null | undefined;
      readonly engagementType: CreatorEngagementType;
      readonly nameOfCompanyYouCurrentlyWorkFor: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly registrationStep: RegistrationStep;
  readonly " $fragmentType": "EngagementTypeForm_user";
};
export type EngagementTypeForm_user$key = {
  readonly " $data"?: EngagementTypeForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementTypeForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EngagementTypeForm_user",
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
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EngagementTypeRecord",
              "kind": "LinkedField",
              "name": "engagementType",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "engagementType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nameOfCompanyYouCurrentlyWorkFor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "corporateName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "PrivateCreatorProfile",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a813315b32eb62801fe00912652bfe0a";

export default node;
