/**
 * @generated SignedSource<<5841273d6ceb95fb518beea338fb3026>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MePageQuery$variables = {
  asCreator: boolean;
};
export type MePageQuery$data = {
  readonly me: {
    readonly profile: {
      readonly __typename: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CorporateMe_user" | "CreatorMe_user">;
  } | null | undefined;
  readonly ofCreator?: {
    readonly " $fragmentSpreads": FragmentRefs<"CreatorMe_query">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CorporateMe_query">;
};
export type MePageQuery = {
  response: MePageQuery$data;
  variables: MePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "asCreator"
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
  "name": "lastNameKana",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstNameKana",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phoneNumber",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/),
  (v2/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "profileImage",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v12 = [
  (v8/*:: as any*/),
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
  (v2/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "thumbnailImage",
  "plural": false,
  "selections": (v12/*:: as any*/),
  "storageKey": null
},
v14 = [
  (v2/*:: as any*/),
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MePageQuery",
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
            "concreteType": null,
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CreatorMe_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CorporateMe_user"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "asCreator",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CreatorMe_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "ofCreator"
          }
        ]
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CorporateMe_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MePageQuery",
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
            "concreteType": null,
            "kind": "LinkedField",
            "name": "profile",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Category",
                    "kind": "LinkedField",
                    "name": "interestCategories",
                    "plural": true,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "companyName",
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CorporateTodoStatus",
                    "kind": "LinkedField",
                    "name": "todoStatus",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "initialFollowFeatureUsed",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "initialAccessFollowingPageUsed",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "doNotShowInitialUseFollowFeatureAgain",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "doNotUseFollowFeatureInFollowingScreenAgain",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "type": "PrivateCorporateProfile",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v2/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "userName",
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Media",
                    "kind": "LinkedField",
                    "name": "coverImage",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
                    "storageKey": null
                  },
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
                      (v2/*:: as any*/),
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
                        "kind": "ScalarField",
                        "name": "rewardNote",
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
                          (v2/*:: as any*/),
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
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "grossPrice",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OnboardingStatus",
                    "kind": "LinkedField",
                    "name": "onboardingStatus",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isCreatorUserOnboardingTodoCompleted",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "creatorUserProfileRegistered",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "creatorUserProductRegistered",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "creatorUserJobProfileRegistered",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "creatorUserBankAccountRegistered",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "doNotShowAgain",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "doNotShowAgainSp",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "introduction",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Prefecture",
                    "kind": "LinkedField",
                    "name": "prefecture",
                    "plural": false,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "location",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hobby",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gender",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "websiteUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CreatorSkill",
                    "kind": "LinkedField",
                    "name": "skills",
                    "plural": true,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Tool",
                    "kind": "LinkedField",
                    "name": "tools",
                    "plural": true,
                    "selections": (v7/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invoiceRegistrationNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isIndividual",
                    "storageKey": null
                  },
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
                        "name": "corporateName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nameOfCompanyYouCurrentlyWorkFor",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "BankAccount",
                    "kind": "LinkedField",
                    "name": "bankAccount",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "bankName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "branchName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "accountType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "accountNumberEnd",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "accountHolderKana",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "registeredAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "PrivateCreatorProfile",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "creator",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 6
                  }
                ],
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "newestProducts",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": "newestProducts(first:6)"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfileStatistics",
            "kind": "LinkedField",
            "name": "profileStatistics",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visits7Days",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "visits30Days",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "roles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "asCreator",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Prefecture",
            "kind": "LinkedField",
            "name": "prefectures",
            "plural": true,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tool",
            "kind": "LinkedField",
            "name": "tools",
            "plural": true,
            "selections": (v14/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 12
              }
            ],
            "concreteType": "OwnProductConnection",
            "kind": "LinkedField",
            "name": "myProducts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OwnProductEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OwnProduct",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isPublish",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "visibility",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "hasPendingChange",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Product",
                        "kind": "LinkedField",
                        "name": "product",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v13/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductReview",
                        "kind": "LinkedField",
                        "name": "review",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "currentReviewStatus",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rejectReason",
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProductStatistics",
                        "kind": "LinkedField",
                        "name": "statistics",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewsTotal",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "bookmarksTotal",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "myProducts(first:12)"
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v14/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b962f17a4b9e32ecc80e0def9b4c9893",
    "id": null,
    "metadata": {},
    "name": "MePageQuery",
    "operationKind": "query",
    "text": "query MePageQuery(\n  $asCreator: Boolean!\n) {\n  me {\n    profile {\n      __typename\n      ... on PrivateCorporateProfile {\n        id\n      }\n      ... on PrivateCreatorProfile {\n        id\n      }\n    }\n    ...CreatorMe_user\n    ...CorporateMe_user\n    id\n  }\n  ...CreatorMe_query @include(if: $asCreator)\n  ...CorporateMe_query\n}\n\nfragment BankSection_user on User {\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      bankAccount {\n        bankName\n        branchName\n        accountType\n        accountNumberEnd\n        accountHolderKana\n        registeredAt\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n\nfragment CorporateHead_user on User {\n  roles\n  company {\n    name\n    id\n  }\n  profile {\n    __typename\n    ... on PrivateCorporateProfile {\n      fullName\n      companyName\n      profileImage {\n        url\n        id\n      }\n      id\n    }\n    ... on PrivateCreatorProfile {\n      id\n    }\n  }\n}\n\nfragment CorporateMe_query on Query {\n  ...InterestsForm_query\n}\n\nfragment CorporateMe_user on User {\n  id\n  profile {\n    __typename\n    ... on PrivateCorporateProfile {\n      fullName\n      lastNameKana\n      firstNameKana\n      phoneNumber\n      interestCategories {\n        name\n        id\n      }\n      id\n    }\n    ... on PrivateCreatorProfile {\n      id\n    }\n  }\n  ...CorporateHead_user\n  ...CorporateTodo_user\n  ...CorporateProfileForm_user\n  ...InterestsForm_user\n}\n\nfragment CorporateProfileForm_user on User {\n  id\n  profile {\n    __typename\n    ... on PrivateCorporateProfile {\n      lastName\n      firstName\n      lastNameKana\n      firstNameKana\n      phoneNumber\n      id\n    }\n    ... on PrivateCreatorProfile {\n      id\n    }\n  }\n}\n\nfragment CorporateTodo_user on User {\n  profile {\n    __typename\n    ... on PrivateCorporateProfile {\n      todoStatus {\n        initialFollowFeatureUsed\n        initialAccessFollowingPageUsed\n        doNotShowInitialUseFollowFeatureAgain\n        doNotUseFollowFeatureInFollowingScreenAgain\n      }\n      id\n    }\n    ... on PrivateCreatorProfile {\n      id\n    }\n  }\n}\n\nfragment CoverPicture_media on Media {\n  ...MediaPicture_media\n}\n\nfragment CreatorMe_query on Query {\n  ...CreatorSections_query\n  ...MyWorks_query\n}\n\nfragment CreatorMe_user on User {\n  ...MeHead_user\n  ...OnboardingTodo_user\n  ...SeekingStatus_user\n  ...Visits_user\n  ...CreatorSections_user\n}\n\nfragment CreatorProfileForm_query on Query {\n  prefectures {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n\nfragment CreatorProfileForm_user on User {\n  id\n  registrationStep\n  ...useProfileValues_user\n}\n\nfragment CreatorSections_query on Query {\n  ...ProfileSection_query\n}\n\nfragment CreatorSections_user on User {\n  id\n  ...ProfileSection_user\n  ...EngagementSection_user\n  ...JobProfileSection_user\n  ...BankSection_user\n}\n\nfragment EngagementSection_user on User {\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      engagementType {\n        engagementType\n        corporateName\n        nameOfCompanyYouCurrentlyWorkFor\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n  ...EngagementTypeForm_user\n}\n\nfragment EngagementTypeForm_user on User {\n  id\n  registrationStep\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      engagementType {\n        engagementType\n        nameOfCompanyYouCurrentlyWorkFor\n        corporateName\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n\nfragment InterestsForm_query on Query {\n  categories {\n    id\n    name\n  }\n}\n\nfragment InterestsForm_user on User {\n  id\n  profile {\n    __typename\n    ... on PrivateCorporateProfile {\n      interestCategories {\n        id\n      }\n      id\n    }\n    ... on PrivateCreatorProfile {\n      id\n    }\n  }\n}\n\nfragment JobProfileForm_user on User {\n  id\n  registrationStep\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      jobProfile {\n        jobSeekingStatus\n        operationalHours\n        operationalAvailabilities\n        wayOfWorkings\n        rewardPrices {\n          id\n          rewardCategory\n          rewardType\n          netPrice\n        }\n        rewardNote\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n\nfragment JobProfileSection_user on User {\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      jobProfile {\n        jobSeekingStatus\n        operationalHours\n        operationalAvailabilities\n        wayOfWorkings\n        rewardNote\n        rewardPrices {\n          id\n          rewardCategory\n          rewardType\n          netPrice\n          grossPrice\n        }\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n  ...JobProfileForm_user\n}\n\nfragment MeHead_user on User {\n  creator {\n    id\n    ...WorksCover_creator\n  }\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      lastName\n      firstName\n      userName\n      profileImage {\n        url\n        id\n      }\n      coverImage {\n        ...CoverPicture_media\n        id\n      }\n      jobProfile {\n        jobSeekingStatus\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment MyWorks_query on Query {\n  myProducts(first: 12) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    ...WorkRows_works\n  }\n}\n\nfragment OnboardingTodo_user on User {\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      onboardingStatus {\n        isCreatorUserOnboardingTodoCompleted\n        creatorUserProfileRegistered\n        creatorUserProductRegistered\n        creatorUserJobProfileRegistered\n        creatorUserBankAccountRegistered\n        doNotShowAgain\n        doNotShowAgainSp\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n\nfragment ProfileSection_query on Query {\n  ...CreatorProfileForm_query\n}\n\nfragment ProfileSection_user on User {\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      lastName\n      firstName\n      lastNameKana\n      firstNameKana\n      userName\n      introduction\n      prefecture {\n        name\n        id\n      }\n      location\n      hobby\n      gender\n      phoneNumber\n      websiteUrl\n      skills {\n        name\n        id\n      }\n      tools {\n        name\n        id\n      }\n      invoiceRegistrationNumber\n      isIndividual\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n  ...CreatorProfileForm_user\n}\n\nfragment SeekingStatus_user on User {\n  id\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      id\n      jobProfile {\n        id\n        jobSeekingStatus\n      }\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n\nfragment Visits_user on User {\n  profileStatistics {\n    visits7Days\n    visits30Days\n  }\n}\n\nfragment WorkRow_work on OwnProduct {\n  id\n  name\n  isPublish\n  visibility\n  hasPendingChange\n  product {\n    id\n  }\n  thumbnailImage {\n    ...MediaPicture_media\n    id\n  }\n  review {\n    currentReviewStatus\n    rejectReason\n    id\n  }\n  statistics {\n    viewsTotal\n    bookmarksTotal\n  }\n}\n\nfragment WorkRows_works on OwnProductConnection {\n  edges {\n    node {\n      id\n      ...WorkRow_work\n    }\n  }\n}\n\nfragment WorksCover_creator on CreatorUser {\n  newestProducts(first: 6) {\n    id\n    thumbnailImage {\n      ...MediaPicture_media\n      id\n    }\n  }\n}\n\nfragment useProfileValues_user on User {\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      lastName\n      firstName\n      lastNameKana\n      firstNameKana\n      userName\n      introduction\n      prefecture {\n        id\n      }\n      location\n      hobby\n      gender\n      phoneNumber\n      websiteUrl\n      skills {\n        name\n        id\n      }\n      tools {\n        id\n      }\n      invoiceRegistrationNumber\n      isIndividual\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6711a1b6c3e4d6d990e8d323f1e062fe";

export default node;
