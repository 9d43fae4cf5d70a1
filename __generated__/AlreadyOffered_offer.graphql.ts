/**
 * @generated SignedSource<<9466b13ad441b4d1e1404e74fa5569ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type AlreadyOffered_offer$data = {
  readonly changesOfferId: string | null | undefined;
  readonly creator: {
    readonly " $fragmentSpreads": FragmentRefs<"creatorName_creator">;
  };
  readonly id: string;
  readonly status: OfficialJobOfferStatus;
  readonly versions: ReadonlyArray<{
    readonly subject: string;
  }>;
  readonly " $fragmentType": "AlreadyOffered_offer";
};
export type AlreadyOffered_offer$key = {
  readonly " $data"?: AlreadyOffered_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlreadyOffered_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlreadyOffered_offer",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changesOfferId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "creator",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "creatorName_creator",
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
                  "name": "lastName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "firstName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OfficialJobOfferVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OfficialJobOffer",
  "abstractKey": null
};

(node as any).hash = "f329ad19f0bf4c3219b186ef26ebc11d";

export default node;
