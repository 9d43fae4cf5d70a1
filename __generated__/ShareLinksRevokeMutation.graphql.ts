/**
 * @generated SignedSource<<4de3e66f8490aeaf7e35d0f2505fa400>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareLinksRevokeMutation$variables = {
  id: string;
};
export type ShareLinksRevokeMutation$data = {
  readonly revokeProductShareLink: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly product: {
      readonly " $fragmentSpreads": FragmentRefs<"ShareLinks_work">;
    } | null | undefined;
  };
};
export type ShareLinksRevokeMutation = {
  response: ShareLinksRevokeMutation$data;
  variables: ShareLinksRevokeMutation$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShareLinksRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShareLinkPayload",
        "kind": "LinkedField",
        "name": "revokeProductShareLink",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnProduct",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ShareLinks_work"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShareLinksRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShareLinkPayload",
        "kind": "LinkedField",
        "name": "revokeProductShareLink",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnProduct",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProductShareLink",
                "kind": "LinkedField",
                "name": "shareLinks",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a3b1aaf4920fc946107c95dbed587572",
    "id": null,
    "metadata": {},
    "name": "ShareLinksRevokeMutation",
    "operationKind": "mutation",
    "text": "mutation ShareLinksRevokeMutation(\n  $id: ID!\n) {\n  revokeProductShareLink(id: $id) {\n    product {\n      ...ShareLinks_work\n      id\n    }\n    errors {\n      __typename\n      message\n    }\n  }\n}\n\nfragment ShareLinks_work on OwnProduct {\n  shareLinks {\n    id\n    createdAt\n    expiresAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "f36141c99fb0aad9246fb7cdef6eeb0d";

export default node;
