/**
 * @generated SignedSource<<8f8056925b1288b27f5688768875f3c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreateProductPageQuery$variables = Record<PropertyKey, never>;
export type CreateProductPageQuery$data = {
  readonly me: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkForm_elements">;
};
export type CreateProductPageQuery = {
  response: CreateProductPageQuery$data;
  variables: CreateProductPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "me",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateProductPageQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "WorkForm_elements"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateProductPageQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Industry",
        "kind": "LinkedField",
        "name": "industries",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Tool",
        "kind": "LinkedField",
        "name": "tools",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "69b965681cc3b8542693773d3bfd0dc6",
    "id": null,
    "metadata": {},
    "name": "CreateProductPageQuery",
    "operationKind": "query",
    "text": "query CreateProductPageQuery {\n  me {\n    id\n  }\n  ...WorkForm_elements\n}\n\nfragment WorkConflictDialog_elements on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n\nfragment WorkFields_elements on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n\nfragment WorkForm_elements on Query {\n  ...WorkFields_elements\n  ...WorkPreview_elements\n  ...WorkConflictDialog_elements\n}\n\nfragment WorkPreview_elements on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "eefdbad2dfde1bf1a58b35d6766fec1a";

export default node;
