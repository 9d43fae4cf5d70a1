/**
 * @generated SignedSource<<dc831baaef8c23effc87c50f28a6092e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useJobFacetsQuery$variables = Record<PropertyKey, never>;
export type useJobFacetsQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly tools: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"openingTerms_query">;
};
export type useJobFacetsQuery = {
  response: useJobFacetsQuery$data;
  variables: useJobFacetsQuery$variables;
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Tool",
  "kind": "LinkedField",
  "name": "tools",
  "plural": true,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Occupation",
  "kind": "LinkedField",
  "name": "occupations",
  "plural": true,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "JobOpeningTag",
  "kind": "LinkedField",
  "name": "jobOpeningTags",
  "plural": true,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Prefecture",
  "kind": "LinkedField",
  "name": "prefectures",
  "plural": true,
  "selections": (v0/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useJobFacetsQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "kind": "InlineDataFragmentSpread",
        "name": "openingTerms_query",
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
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
    "name": "useJobFacetsQuery",
    "selections": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "4126ec9f484bdecbe0f62da4b2bcd7f6",
    "id": null,
    "metadata": {},
    "name": "useJobFacetsQuery",
    "operationKind": "query",
    "text": "query useJobFacetsQuery {\n  categories {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n  ...openingTerms_query\n}\n\nfragment openingTerms_query on Query {\n  occupations {\n    id\n    name\n  }\n  jobOpeningTags {\n    id\n    name\n  }\n  prefectures {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "4b80303265d847bccb28badb5ed89d56";

export default node;
