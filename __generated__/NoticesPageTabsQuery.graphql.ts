/**
 * @generated SignedSource<<3c697db0ed3f9e323a411c36cdab2a10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticesPageTabsQuery$variables = Record<PropertyKey, never>;
export type NoticesPageTabsQuery$data = {
  readonly me: {
    readonly " $fragmentSpreads": FragmentRefs<"NoticeTabs_user">;
  } | null | undefined;
};
export type NoticesPageTabsQuery = {
  response: NoticesPageTabsQuery$data;
  variables: NoticesPageTabsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NoticesPageTabsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NoticeTabs_user"
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
    "name": "NoticesPageTabsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadActivityNotificationsCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadTsumugiNotificationsCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5839651024ff48954251c3ad88790489",
    "id": null,
    "metadata": {},
    "name": "NoticesPageTabsQuery",
    "operationKind": "query",
    "text": "query NoticesPageTabsQuery {\n  me {\n    ...NoticeTabs_user\n    id\n  }\n}\n\nfragment NoticeTabs_user on User {\n  unreadActivityNotificationsCount\n  unreadTsumugiNotificationsCount\n}\n"
  }
};

(node as any).hash = "c8b2c99aef651e79377dea6e5e0940da";

export default node;
