/**
 * @generated SignedSource<<ec5cf110dc65f6cf658924782c1f9d0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
export type useOpeningChangesSubscription$variables = Record<PropertyKey, never>;
export type useOpeningChangesSubscription$data = {
  readonly jobOpeningChanged: {
    readonly changedBy: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly jobOpening: {
      readonly hold: {
        readonly reason: string | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly isSuspended: boolean;
      readonly status: JobOpeningStatus;
      readonly title: string;
    } | null | undefined;
  };
};
export type useOpeningChangesSubscription = {
  response: useOpeningChangesSubscription$data;
  variables: useOpeningChangesSubscription$variables;
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
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSuspended",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "JobOpeningHold",
  "kind": "LinkedField",
  "name": "hold",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CorporateUser",
  "kind": "LinkedField",
  "name": "changedBy",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpeningChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JobOpeningEvent",
        "kind": "LinkedField",
        "name": "jobOpeningChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useOpeningChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JobOpeningEvent",
        "kind": "LinkedField",
        "name": "jobOpeningChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fa1dec64246563a2f5f464c7cae62d92",
    "id": null,
    "metadata": {},
    "name": "useOpeningChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useOpeningChangesSubscription {\n  jobOpeningChanged {\n    jobOpening {\n      __typename\n      id\n      title\n      status\n      isSuspended\n      hold {\n        reason\n      }\n    }\n    changedBy {\n      id\n      fullName\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5f008fce2c9c5667e2ba97402d01fad1";

export default node;
