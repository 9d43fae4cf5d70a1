/**
 * @generated SignedSource<<ba0b722fabbe437f70bd9b3d0e1fb7a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EngagementTypeFormTestQuery$variables = Record<PropertyKey, never>;
export type EngagementTypeFormTestQuery$data = {
  readonly me: {
    readonly " $fragmentSpreads": FragmentRefs<"EngagementTypeForm_user">;
  } | null | undefined;
};
export type EngagementTypeFormTestQuery = {
  response: EngagementTypeFormTestQuery$data;
  variables: EngagementTypeFormTestQuery$variables;
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
    "name": "EngagementTypeFormTestQuery",
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
            "name": "EngagementTypeForm_user"
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
    "name": "EngagementTypeFormTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registrationStep",
            "storageKey": null
          },
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "engagementType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nameOfCompanyYouCurrentlyWorkFor",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "corporateName",
                        "storageKey": null
                      },
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
                "selections": [
                  (v0/*:: as any*/)
                ],
                "type": "PrivateCorporateProfile",
                "abstractKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "56102d265c8e42866f4b7300c840226e",
    "id": null,
    "metadata": {},
    "name": "EngagementTypeFormTestQuery",
    "operationKind": "query",
    "text": "query EngagementTypeFormTestQuery {\n  me {\n    ...EngagementTypeForm_user\n    id\n  }\n}\n\nfragment EngagementTypeForm_user on User {\n  id\n  registrationStep\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      engagementType {\n        engagementType\n        nameOfCompanyYouCurrentlyWorkFor\n        corporateName\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "89b9cae8d5052defe37d1f9ceb85a09f";

export default node;
