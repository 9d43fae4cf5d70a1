/**
 * @generated SignedSource<<f4910058aa28ceb554eb4d0abcea68e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomListTestFilesQuery$variables = Record<PropertyKey, never>;
export type RoomListTestFilesQuery$data = {
  readonly node: {
    readonly files?: {
      readonly " $fragmentSpreads": FragmentRefs<"RoomFiles_room">;
    } | null | undefined;
  } | null | undefined;
};
export type RoomListTestFilesQuery = {
  response: RoomListTestFilesQuery$data;
  variables: RoomListTestFilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "room_1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "filename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediaType",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoomListTestFilesQuery",
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
                      "name": "RoomFiles_room"
                    }
                  ],
                  "type": "ChatRoom",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "files"
              }
            ],
            "type": "ChatRoom",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"room_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RoomListTestFilesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "latestMessage",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deletedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChatUser",
                    "kind": "LinkedField",
                    "name": "sender",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      }
                    ],
                    "type": "PlainMessage",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "type": "FileMessage",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v4/*:: as any*/)
                    ],
                    "type": "MediaMessage",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ChatJobOpening",
                        "kind": "LinkedField",
                        "name": "jobOpening",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "JobOpeningMessage",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "act",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "actTimes",
                        "storageKey": null
                      }
                    ],
                    "type": "InterviewMessage",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ownUserId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "attachments",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "fileUrl",
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      },
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "byteSize",
                        "storageKey": null
                      }
                    ],
                    "type": "FileMessage",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
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
                      (v4/*:: as any*/)
                    ],
                    "type": "MediaMessage",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ChatRoom",
            "abstractKey": null
          }
        ],
        "storageKey": "node(id:\"room_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "4ec56fc5d8edb828148dbc2b6b819d92",
    "id": null,
    "metadata": {},
    "name": "RoomListTestFilesQuery",
    "operationKind": "query",
    "text": "query RoomListTestFilesQuery {\n  node(id: \"room_1\") {\n    __typename\n    ... on ChatRoom {\n      ...RoomFiles_room\n    }\n    id\n  }\n}\n\nfragment LatestLine_room on ChatRoom {\n  ownUserId\n  latestMessage {\n    id\n    __typename\n    deletedAt\n    sender {\n      id\n    }\n    ... on PlainMessage {\n      text\n    }\n    ... on FileMessage {\n      filename\n    }\n    ... on MediaMessage {\n      mediaType\n    }\n    ... on JobOpeningMessage {\n      jobOpening {\n        title\n        id\n      }\n    }\n    ... on InterviewMessage {\n      act\n      actTimes\n    }\n  }\n}\n\nfragment RoomFiles_room on ChatRoom {\n  id\n  latestMessage {\n    id\n    __typename\n  }\n  ...LatestLine_room\n  attachments {\n    id\n    __typename\n    ... on FileMessage {\n      fileUrl: url\n      filename\n      byteSize\n    }\n    ... on MediaMessage {\n      url\n      width\n      height\n      thumbhash\n      mediaType\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9301f458f3fb00e00cebfd04a8d9df51";

export default node;
