/**
 * @generated SignedSource<<5a584a85f157de76d5ab5647258c41bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type OfferRow_offer$data = {
  readonly changesOfferId: string | null | undefined;
  readonly chatRoomId: string | null | undefined;
  readonly company: {
    readonly avatarImagePath: string | null | undefined;
    readonly name: string;
  };
  readonly currentVersion: number;
  readonly engagement: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly replyBy: string | null | undefined;
  readonly sentAt: string;
  readonly status: OfficialJobOfferStatus;
  readonly versions: ReadonlyArray<{
    readonly subject: string;
    readonly terms: {
      readonly netPrice: number | null | undefined;
      readonly remunerationType: RewardType;
    };
    readonly version: number;
  }>;
  readonly " $fragmentType": "OfferRow_offer";
};
export type OfferRow_offer$key = {
  readonly " $data"?: OfferRow_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferRow_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferRow_offer",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatRoomId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currentVersion",
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
      "concreteType": "Engagement",
      "kind": "LinkedField",
      "name": "engagement",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarImagePath",
          "storageKey": null
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
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OfficialJobOfferTerms",
          "kind": "LinkedField",
          "name": "terms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "netPrice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remunerationType",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OfficialJobOffer",
  "abstractKey": null
};
})();

(node as any).hash = "472958bf0509ac9a89eabfd26c084304";

export default node;
