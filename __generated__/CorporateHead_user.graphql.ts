/**
 * @generated SignedSource<<e3113ff00a9d71ffb0b01eb53fb062cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
import { FragmentRefs } from "relay-runtime";
export type CorporateHead_user$data = {
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly profile: {
    readonly companyName?: string;
    readonly fullName?: string;
    readonly profileImage?: {
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
  readonly roles: ReadonlyArray<Role>;
  readonly " $fragmentType": "CorporateHead_user";
};
export type CorporateHead_user$key = {
  readonly " $data"?: CorporateHead_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorporateHead_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorporateHead_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyName",
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
            }
          ],
          "type": "PrivateCorporateProfile",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "effe75974e3b49fee0b5b7737a991ba1";

export default node;
