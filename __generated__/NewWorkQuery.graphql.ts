/**
 * @generated SignedSource<<a9f00e1630bed8c6acac7f2835d072e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NewWorkQuery$variables = Record<PropertyKey, never>;
export type NewWorkQuery$data = {
  readonly me: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkForm_elements">;
};
export type NewWorkQuery = {
  response: NewWorkQuery$data;
  variables: NewWorkQuery$variables;
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
    "name": "NewWorkQuery",
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
    "name": "NewWorkQuery",
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
    "cacheID": "f49470efac374b690e5388372ec90b3a",
    "id": null,
    "metadata": {},
    "name": "NewWorkQuery",
    "operationKind": "query",
    "text": "query NewWorkQuery {\n  me {\n    id\n  }\n  ...WorkForm_elements\n}\n\nfragment WorkConflictDialog_elements on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n\nfragment WorkFields_elements on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n\nfragment WorkForm_elements on Query {\n  ...WorkFields_elements\n  ...WorkPreview_elements\n  ...WorkConflictDialog_elements\n}\n\nfragment WorkPreview_elements on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "83cb93278a7a95469163d09e88f75083";

export default node;
