/**
 * @generated SignedSource<<b61cac661e6e5f4c07521206a0202607>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
import { FragmentRefs } from "relay-runtime";
export type EngagementSection_user$data = {
  readonly profile: {
    readonly engagementType?: {
      readonly corporateName: string | null | undefined;
      readonly engagementType: CreatorEngagementType;
      readonly nameOfCompanyYouCurrentlyWorkFor: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementTypeForm_user">;
  readonly " $fragmentType": "EngagementSection_user";
};
export type EngagementSection_user$key = {
  readonly " $data"?: EngagementSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EngagementSection_user",
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
                  "name": "corporateName",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EngagementTypeForm_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7d31d6ea957406660b66e9982761b6c6";

export default node;
