/**
 * @generated SignedSource<<50200cef891e56f986046c0f0479a5ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type bookmarkMutationsDeleteMutation$variables = {
  id: string;
};
export type bookmarkMutationsDeleteMutation$data = {
  readonly deleteBookmark: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly product: {
      readonly bookmarksCount: number;
      readonly id: string;
      readonly isBookmarked: boolean;
    } | null | undefined;
  };
};
export type bookmarkMutationsDeleteMutation = {
  response: bookmarkMutationsDeleteMutation$data;
  variables: bookmarkMutationsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "productId",
        "variableName": "id"
      }
    ],
    "concreteType": "DeleteBookmarkPayload",
    "kind": "LinkedField",
    "name": "deleteBookmark",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "errors",
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
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "product",
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
            "name": "isBookmarked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookmarksCount",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bookmarkMutationsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bookmarkMutationsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "833c48d9c637f5eddec2dc78714005d9",
    "id": null,
    "metadata": {},
    "name": "bookmarkMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation bookmarkMutationsDeleteMutation(\n  $id: ID!\n) {\n  deleteBookmark(productId: $id) {\n    errors {\n      __typename\n      message\n    }\n    product {\n      id\n      isBookmarked\n      bookmarksCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ff05fd866cd0f1490659e92f34fed08a";

export default node;
