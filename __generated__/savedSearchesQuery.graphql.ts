/**
 * @generated SignedSource<<827f4ff512ee0e2996dea9ee7ed1fcbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type savedSearchesQuery$variables = Record<PropertyKey, never>;
export type savedSearchesQuery$data = {
  readonly savedSearches: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"savedSearches_saved">;
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
    "kind": "ScalarField",
    "name": "condition",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "savedSearchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedSearch",
        "kind": "LinkedField",
        "name": "savedSearches",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "savedSearches_saved",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "savedSearchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedSearch",
        "kind": "LinkedField",
        "name": "savedSearches",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "39a997716ba1544bbd831feabcdee8ae",
    "id": null,
    "metadata": {},
    "name": "savedSearchesQuery",
    "operationKind": "query",
    "text": "query savedSearchesQuery {\n  savedSearches {\n    ...savedSearches_saved\n    id\n  }\n}\n\nfragment savedSearches_saved on SavedSearch {\n  id\n  name\n  query\n  kind\n  delivery\n  newCount\n  condition\n  filters {\n    value\n  }\n}\n"
  }
};
})();

(node as any).hash = "068bdc7562a6ed74d1c3e7ed338838b9";

export default node;
