/**
 * @generated SignedSource<<dcd23ca12929379c944533334f237ebf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type bookmarkMutationsCreateMutation$variables = {
  id: string;
};
export type bookmarkMutationsCreateMutation$data = {
  readonly createBookmark: {
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
export type bookmarkMutationsCreateMutation = {
  response: bookmarkMutationsCreateMutation$data;
  variables: bookmarkMutationsCreateMutation$variables;
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
    "concreteType": "CreateBookmarkPayload",
    "kind": "LinkedField",
    "name": "createBookmark",
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
    "name": "bookmarkMutationsCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bookmarkMutationsCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0bfd9209a2c4bf5657f4c1f18fd00fc5",
    "id": null,
    "metadata": {},
    "name": "bookmarkMutationsCreateMutation",
    "operationKind": "mutation",
    "text": "mutation bookmarkMutationsCreateMutation(\n  $id: ID!\n) {\n  createBookmark(productId: $id) {\n    errors {\n      __typename\n      message\n    }\n    product {\n      id\n      isBookmarked\n      bookmarksCount\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d9c920ddd397dae7f751a2d4840280d6";

export default node;
