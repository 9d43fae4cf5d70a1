/**
 * @generated SignedSource<<858a46431d4f035db8d5a7b552dc4362>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type DealingsPage_offers$data = {
  readonly officialJobOffers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly replyBy: string | null | undefined;
        readonly status: OfficialJobOfferStatus;
        readonly " $fragmentSpreads": FragmentRefs<"OfferRow_offer">;
      };
    }>;
  };
  readonly " $fragmentType": "DealingsPage_offers";
};
export type DealingsPage_offers$key = {
  readonly " $data"?: DealingsPage_offers$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealingsPage_offers">;
};

import DealingsPageOffersPaginationQuery_graphql from './DealingsPageOffersPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "officialJobOffers"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": DealingsPageOffersPaginationQuery_graphql
    }
  },
  "name": "DealingsPage_offers",
  "selections": [
    {
      "alias": "officialJobOffers",
      "args": null,
      "concreteType": "OfficialJobOfferConnection",
      "kind": "LinkedField",
      "name": "__DealingsPage_officialJobOffers_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OfficialJobOfferEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OfficialJobOffer",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "replyBy",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OfferRow_offer"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "80f673e0d3ef8d94dfcb3e71720f9f1d";

export default node;
