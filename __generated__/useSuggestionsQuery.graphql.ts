/**
 * @generated SignedSource<<4e7e242d4c054d3ba6b831e99c56a14a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSuggestionsQuery$variables = {
  query: string;
};
export type useSuggestionsQuery$data = {
  readonly searchSuggestions: ReadonlyArray<{
    readonly count: number;
    readonly text: string;
  }>;
};
export type useSuggestionsQuery = {
  response: useSuggestionsQuery$data;
  variables: useSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "OfferedWord",
    "kind": "LinkedField",
    "name": "searchSuggestions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "83a97dc0cff1740a25ed3d110e5df135",
    "id": null,
    "metadata": {},
    "name": "useSuggestionsQuery",
    "operationKind": "query",
    "text": "query useSuggestionsQuery(\n  $query: String!\n) {\n  searchSuggestions(query: $query) {\n    text\n    count\n  }\n}\n"
  }
};
})();

(node as any).hash = "e5afd1038afc472bc44378053f6f0487";

export default node;
