/**
 * @generated SignedSource<<17061716d3b111ca3365134b9a6b0868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobConsultationStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type DealingsPage_consultations$data = {
  readonly jobConsultations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly replyBy: string;
        readonly status: JobConsultationStatus;
        readonly " $fragmentSpreads": FragmentRefs<"ConsultationRow_consultation">;
      };
    }>;
  };
  readonly " $fragmentType": "DealingsPage_consultations";
};
export type DealingsPage_consultations$key = {
  readonly " $data"?: DealingsPage_consultations$data;
  readonly " $fragmentSpreads": FragmentRefs<"DealingsPage_consultations">;
};

import DealingsPageConsultationsPaginationQuery_graphql from './DealingsPageConsultationsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "jobConsultations"
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
      "operation": DealingsPageConsultationsPaginationQuery_graphql
    }
  },
  "name": "DealingsPage_consultations",
  "selections": [
    {
      "alias": "jobConsultations",
      "args": null,
      "concreteType": "JobConsultationConnection",
      "kind": "LinkedField",
      "name": "__DealingsPage_jobConsultations_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JobConsultationEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "JobConsultation",
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
                  "name": "ConsultationRow_consultation"
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

(node as any).hash = "1cf680113419095bc3f271158a865994";

export default node;
