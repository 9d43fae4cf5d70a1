/**
 * @generated SignedSource<<6af1349eb972c45c63f78ea2213272b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type HiddenFromCompanyQuery$variables = Record<PropertyKey, never>;
export type HiddenFromCompanyQuery$data = {
  readonly me: {
    readonly blockedCompanies: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly profile: {
      readonly engagementType?: {
        readonly nameOfCompanyYouCurrentlyWorkFor: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type HiddenFromCompanyQuery = {
  response: HiddenFromCompanyQuery$data;
  variables: HiddenFromCompanyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Company",
  "kind": "LinkedField",
  "name": "blockedCompanies",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameOfCompanyYouCurrentlyWorkFor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "HiddenFromCompanyQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EngagementTypeRecord",
                    "kind": "LinkedField",
                    "name": "engagementType",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "PrivateCreatorProfile",
                "abstractKey": null
              }
            ],
            "storageKey": null
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
    "name": "HiddenFromCompanyQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EngagementTypeRecord",
                    "kind": "LinkedField",
                    "name": "engagementType",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v0/*:: as any*/)
                ],
                "type": "PrivateCreatorProfile",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v1/*:: as any*/),
                "type": "PrivateCorporateProfile",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "358597eb5b6b319b3b21b8fafff7b7e3",
    "id": null,
    "metadata": {},
    "name": "HiddenFromCompanyQuery",
    "operationKind": "query",
    "text": "query HiddenFromCompanyQuery {\n  me {\n    blockedCompanies {\n      id\n    }\n    profile {\n      __typename\n      ... on PrivateCreatorProfile {\n        engagementType {\n          nameOfCompanyYouCurrentlyWorkFor\n          id\n        }\n        id\n      }\n      ... on PrivateCorporateProfile {\n        id\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a7739cb5c6ff926781dc8d6fc927c9fc";

export default node;
