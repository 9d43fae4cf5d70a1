/**
 * @generated SignedSource<<6ed239429ec401bb9b149027ad380800>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EngagementStepPageQuery$variables = Record<PropertyKey, never>;
export type EngagementStepPageQuery$data = {
  readonly me: {
    readonly " $fragmentSpreads": FragmentRefs<"EngagementTypeForm_user">;
  } | null | undefined;
};
export type EngagementStepPageQuery = {
  response: EngagementStepPageQuery$data;
  variables: EngagementStepPageQuery$variables;
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
    "name": "EngagementStepPageQuery",
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
    "name": "EngagementStepPageQuery",
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
    "cacheID": "9d21257042cdee5d21cc355f2e277645",
    "id": null,
    "metadata": {},
    "name": "EngagementStepPageQuery",
    "operationKind": "query",
    "text": "query EngagementStepPageQuery {\n  me {\n    ...EngagementTypeForm_user\n    id\n  }\n}\n\nfragment EngagementTypeForm_user on User {\n  id\n  registrationStep\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      engagementType {\n        engagementType\n        nameOfCompanyYouCurrentlyWorkFor\n        corporateName\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "47ecaeda903bd9676fca9639083351d1";

export default node;
