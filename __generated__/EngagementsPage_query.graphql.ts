/**
 * @generated SignedSource<<42577efb593162b1b6f20e02668c44c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EngagementRoundState = "ACCEPTED" | "CORRECTION_ASKED" | "DELIVERED" | "ENDED_EARLY" | "INVOICED" | "PAID" | "RECEIVED" | "UNDER_WAY";
export type EngagementViewer = "AGENT" | "CREATOR" | "OWNER";
import { FragmentRefs } from "relay-runtime";
export type EngagementsPage_query$data = {
  readonly engagements: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly rounds: ReadonlyArray<{
          readonly state: EngagementRoundState;
        }>;
        readonly viewerIs: EngagementViewer;
        readonly " $fragmentSpreads": FragmentRefs<"EngagementRow_engagement">;
      };
    }>;
  };
  readonly " $fragmentType": "EngagementsPage_query";
};
export type EngagementsPage_query$key = {
  readonly " $data"?: EngagementsPage_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EngagementsPage_query">;
};

import EngagementsPagePaginationQuery_graphql from './EngagementsPagePaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "engagements"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
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
      "operation": EngagementsPagePaginationQuery_graphql
    }
  },
  "name": "EngagementsPage_query",
  "selections": [
    {
      "alias": "engagements",
      "args": null,
      "concreteType": "EngagementConnection",
      "kind": "LinkedField",
      "name": "__EngagementsPage_engagements_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EngagementEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Engagement",
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
                  "name": "viewerIs",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "EngagementRound",
                  "kind": "LinkedField",
                  "name": "rounds",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "state",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EngagementRow_engagement"
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

(node as any).hash = "fdddb3133575299fbfbf0a8f62a15754";

export default node;
