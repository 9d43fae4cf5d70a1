/**
 * @generated SignedSource<<11dee9662ad0f91f67a2794d557df10c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
import { FragmentRefs } from "relay-runtime";
export type HiddenFromEmployer_user$data = {
  readonly profile: {
    readonly engagementType?: {
      readonly engagementType: CreatorEngagementType;
      readonly nameOfCompanyYouCurrentlyWorkFor: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "HiddenFromEmployer_user";
};
export type HiddenFromEmployer_user$key = {
  readonly " $data"?: HiddenFromEmployer_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"HiddenFromEmployer_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HiddenFromEmployer_user",
  "selections": [
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

(node as any).hash = "d86350bfd5423518c34874bb3d8f593e";

export default node;
