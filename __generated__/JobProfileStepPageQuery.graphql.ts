/**
 * @generated SignedSource<<e3267c8bf43c349fbaf5f930fd768bf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobProfileStepPageQuery$variables = Record<PropertyKey, never>;
export type JobProfileStepPageQuery$data = {
  readonly me: {
    readonly " $fragmentSpreads": FragmentRefs<"JobProfileForm_user">;
  } | null | undefined;
};
export type JobProfileStepPageQuery = {
  response: JobProfileStepPageQuery$data;
  variables: JobProfileStepPageQuery$variables;
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
    "name": "JobProfileStepPageQuery",
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
            "name": "JobProfileForm_user"
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
    "name": "JobProfileStepPageQuery",
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
                    "concreteType": "CreatorJobProfile",
                    "kind": "LinkedField",
                    "name": "jobProfile",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "jobSeekingStatus",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "operationalHours",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "operationalAvailabilities",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "wayOfWorkings",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RewardPrice",
                        "kind": "LinkedField",
                        "name": "rewardPrices",
                        "plural": true,
                        "selections": [
                          (v0/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rewardCategory",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rewardType",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "netPrice",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rewardNote",
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
    "cacheID": "a17ac88c0a7e2d633d953b01de568230",
    "id": null,
    "metadata": {},
    "name": "JobProfileStepPageQuery",
    "operationKind": "query",
    "text": "query JobProfileStepPageQuery {\n  me {\n    ...JobProfileForm_user\n    id\n  }\n}\n\nfragment JobProfileForm_user on User {\n  id\n  registrationStep\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      jobProfile {\n        jobSeekingStatus\n        operationalHours\n        operationalAvailabilities\n        wayOfWorkings\n        rewardPrices {\n          id\n          rewardCategory\n          rewardType\n          netPrice\n        }\n        rewardNote\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5f0baf3b39bde6b1e1e43a9f0bb256a0";

export default node;
