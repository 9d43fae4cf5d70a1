/**
 * @generated SignedSource<<605d60241ca1241b7dd7b9e20d38fb20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useNoticeEventsSubscription$variables = Record<PropertyKey, never>;
export type useNoticeEventsSubscription$data = {
  readonly notificationAdded: {
    readonly activityNotification: {
      readonly id: string;
    } | null | undefined;
    readonly user: {
      readonly unreadActivityNotificationsCount: number;
      readonly " $fragmentSpreads": FragmentRefs<"NoticeTabs_user">;
    } | null | undefined;
  };
};
export type useNoticeEventsSubscription = {
  response: useNoticeEventsSubscription$data;
  variables: useNoticeEventsSubscription$variables;
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
  "concreteType": "ActivityNotification",
  "kind": "LinkedField",
  "name": "activityNotification",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadActivityNotificationsCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNoticeEventsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationAdded",
        "kind": "LinkedField",
        "name": "notificationAdded",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NoticeTabs_user"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useNoticeEventsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationAdded",
        "kind": "LinkedField",
        "name": "notificationAdded",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadTsumugiNotificationsCount",
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
    "cacheID": "3b7923effa18290a361eaf2fb446d8cc",
    "id": null,
    "metadata": {},
    "name": "useNoticeEventsSubscription",
    "operationKind": "subscription",
    "text": "subscription useNoticeEventsSubscription {\n  notificationAdded {\n    activityNotification {\n      id\n    }\n    user {\n      unreadActivityNotificationsCount\n      ...NoticeTabs_user\n      id\n    }\n  }\n}\n\nfragment NoticeTabs_user on User {\n  unreadActivityNotificationsCount\n  unreadTsumugiNotificationsCount\n}\n"
  }
};
})();

(node as any).hash = "728fedc47cf99491c5c1881cc5012893";

export default node;
