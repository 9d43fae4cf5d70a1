/**
 * @generated SignedSource<<ef4282ea2bcdbbfe14356cb0a2baa72a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PicksPageQuery$variables = Record<PropertyKey, never>;
export type PicksPageQuery$data = {
  readonly editorsShelf: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PicksPage_pick">;
  }>;
};
export type PicksPageQuery = {
  response: PicksPageQuery$data;
  variables: PicksPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PicksPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EditorsPick",
        "kind": "LinkedField",
        "name": "editorsShelf",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PicksPage_pick"
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
    "name": "PicksPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EditorsPick",
        "kind": "LinkedField",
        "name": "editorsShelf",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
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
            "name": "authorName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isShown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "thumbnail",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "thumbhash",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8bd1d5fb916b8156d84f675ddec7036e",
    "id": null,
    "metadata": {},
    "name": "PicksPageQuery",
    "operationKind": "query",
    "text": "query PicksPageQuery {\n  editorsShelf {\n    id\n    ...PicksPage_pick\n  }\n}\n\nfragment PicksPage_pick on EditorsPick {\n  id\n  number\n  name\n  authorName\n  reason\n  endsAt\n  isShown\n  thumbnail {\n    url\n    width\n    height\n    thumbhash\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ad45a63f18892bbc4b663f077d60790a";

export default node;
