/**
 * @generated SignedSource<<09859cf53b28df206f3bfd8610868619>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LaterListTestQuery$variables = Record<PropertyKey, never>;
export type LaterListTestQuery$data = {
  readonly node: {
    readonly list?: {
      readonly " $fragmentSpreads": FragmentRefs<"LaterList_room">;
    } | null | undefined;
  } | null | undefined;
};
export type LaterListTestQuery = {
  response: LaterListTestQuery$data;
  variables: LaterListTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "room"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v3 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LaterListTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "LaterList_room"
                    }
                  ],
                  "type": "ChatRoom",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "list"
              }
            ],
            "type": "ChatRoom",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"room\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LaterListTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ScheduledMessage",
                "kind": "LinkedField",
                "name": "scheduledMessages",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "clientId",
                    "storageKey": null
                  },
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
                    "name": "sendAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "refusal",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ChatRoom",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"room\")"
      }
    ]
  },
  "params": {
    "cacheID": "4dbb27822dd4749b935677bf7691d991",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "node": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Node"
        },
        "node.__typename": (v2/*:: as any*/),
        "node.id": (v3/*:: as any*/),
        "node.scheduledMessages": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ScheduledMessage"
        },
        "node.scheduledMessages.clientId": (v2/*:: as any*/),
        "node.scheduledMessages.id": (v3/*:: as any*/),
        "node.scheduledMessages.refusal": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "node.scheduledMessages.sendAt": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "DateTime"
        },
        "node.scheduledMessages.text": (v2/*:: as any*/)
      }
    },
    "name": "LaterListTestQuery",
    "operationKind": "query",
    "text": "query LaterListTestQuery {\n  node(id: \"room\") {\n    __typename\n    ... on ChatRoom {\n      ...LaterList_room\n    }\n    id\n  }\n}\n\nfragment LaterList_room on ChatRoom {\n  id\n  scheduledMessages {\n    id\n    clientId\n    text\n    sendAt\n    refusal\n  }\n}\n"
  }
};
})();

(node as any).hash = "6cabb704885ad10a3f33e107ef393bca";

export default node;
