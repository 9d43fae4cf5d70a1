/**
 * @generated SignedSource<<f387da701f76116762ad7ae3cf46f3f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type OpeningGroupQuery$variables = {
  limit: number;
  offset: number;
  status: JobOpeningStatus;
};
export type OpeningGroupQuery$data = {
  readonly myJobOpenings: {
    readonly " $fragmentSpreads": FragmentRefs<"OpeningGroup_page">;
  };
};
export type OpeningGroupQuery = {
  response: OpeningGroupQuery$data;
  variables: OpeningGroupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "limit"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "offset"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "status"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "jobOpeningStatus",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "limit",
    "variableName": "limit"
  },
  {
    "kind": "Variable",
    "name": "offset",
    "variableName": "offset"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpeningGroupQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OpeningGroup_page"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpeningGroupQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isJobOpening"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
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
                "name": "resumerationType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "editedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entriesCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadEntriesCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OffsetPageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0ba3caf756829d2d81780b464e83a217",
    "id": null,
    "metadata": {},
    "name": "OpeningGroupQuery",
    "operationKind": "query",
    "text": "query OpeningGroupQuery(\n  $limit: Int!\n  $offset: Int!\n  $status: JobOpeningStatus!\n) {\n  myJobOpenings(limit: $limit, offset: $offset, jobOpeningStatus: $status) {\n    ...OpeningGroup_page\n  }\n}\n\nfragment OpeningGroup_page on JobOpeningPage {\n  nodes {\n    __typename\n    id\n    ...OpeningRow_opening\n  }\n  pageInfo {\n    total\n  }\n}\n\nfragment OpeningRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  status\n  resumerationType\n  publishedAt\n  editedAt\n  entriesCount\n  unreadEntriesCount\n}\n"
  }
};
})();

(node as any).hash = "1c236a1dcfb6290d45e710ae1ca0fcf6";

export default node;
