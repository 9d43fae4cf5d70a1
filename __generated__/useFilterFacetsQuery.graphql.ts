/**
 * @generated SignedSource<<9e0ca4f0e98ff948051f6c38b277b452>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useFilterFacetsQuery$variables = Record<PropertyKey, never>;
export type useFilterFacetsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"workTerms_query">;
};
export type useFilterFacetsQuery = {
  response: useFilterFacetsQuery$data;
  variables: useFilterFacetsQuery$variables;
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
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Industry",
    "kind": "LinkedField",
    "name": "industries",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Tool",
    "kind": "LinkedField",
    "name": "tools",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFilterFacetsQuery",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "workTerms_query",
        "selections": (v1/*:: as any*/),
        "args": null,
        "argumentDefinitions": []
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFilterFacetsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "02e8ae39182b5dff249a74bef500ad5d",
    "id": null,
    "metadata": {},
    "name": "useFilterFacetsQuery",
    "operationKind": "query",
    "text": "query useFilterFacetsQuery {\n  ...workTerms_query\n}\n\nfragment workTerms_query on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "576f1f835d78bf02231ed4797c53c26c";

export default node;
