/**
 * @generated SignedSource<<3581f17b045e9bd1746124a8665c52c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SavedSearchDelivery = "AT_ONCE" | "DAILY" | "NEVER";
export type SearchKind = "COMPANY" | "CREATOR" | "JOB_OPENING" | "PRODUCT";
export type savedSearchesQuery$variables = Record<PropertyKey, never>;
export type savedSearchesQuery$data = {
  readonly savedSearches: ReadonlyArray<{
    readonly delivery: SavedSearchDelivery;
    readonly filters: ReadonlyArray<{
      readonly value: string;
    }>;
    readonly id: string;
    readonly kind: SearchKind | null | undefined;
    readonly name: string;
    readonly newCount: number;
    readonly query: string;
  }>;
};
export type savedSearchesQuery = {
  response: savedSearchesQuery$data;
  variables: savedSearchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SavedSearch",
    "kind": "LinkedField",
    "name": "savedSearches",
    "plural": true,
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
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "query",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "delivery",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "newCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedSearchFilter",
        "kind": "LinkedField",
        "name": "filters",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "savedSearchesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "savedSearchesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "0a26fed25e6f0cf6fb0e96bf47a5cc7a",
    "id": null,
    "metadata": {},
    "name": "savedSearchesQuery",
    "operationKind": "query",
    "text": "query savedSearchesQuery {\n  savedSearches {\n    id\n    name\n    query\n    kind\n    delivery\n    newCount\n    filters {\n      value\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e7a803b71e7ea54eb2aced5aaac62ef2";

export default node;
