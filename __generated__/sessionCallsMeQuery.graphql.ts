/**
 * @generated SignedSource<<04c440a779323636bcc23421f39d7a6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ContentVisibilityType = "ALL" | "ONLY_PUBLIC" | "TEMPORARILY_ALL";
export type RegistrationStep = "COMPLETED" | "EMAIL_VERIFICATION" | "ENGAGEMENT_TYPE" | "JOB_PROFILE" | "PASSWORD" | "PROFILE";
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
export type sessionCallsMeQuery$variables = Record<PropertyKey, never>;
export type sessionCallsMeQuery$data = {
  readonly me: {
    readonly closedPrairieCardSignUpCampaignEndedDialogAt: string | null | undefined;
    readonly company: {
      readonly avatarImagePath: string | null | undefined;
      readonly name: string;
    } | null | undefined;
    readonly contentVisibilityEndsAt: string | null | undefined;
    readonly contentVisibilityType: ContentVisibilityType;
    readonly deletionDueAt: string | null | undefined;
    readonly email: string;
    readonly factorRecoveryDueAt: string | null | undefined;
    readonly hasRegisteredJobChangeMotivation: boolean;
    readonly hasUnreadNotification: boolean;
    readonly id: string;
    readonly pendingEmail: string | null | undefined;
    readonly profile: {
      readonly onboardingStatus?: {
        readonly isCreatorUserOnboardingTodoCompleted: boolean;
      };
      readonly profileImage?: {
        readonly url: string;
      } | null | undefined;
      readonly userName?: string;
    } | null | undefined;
    readonly registrationStep: RegistrationStep;
    readonly roles: ReadonlyArray<Role>;
    readonly textsToAgree: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly unreadRoomsCount: number;
    readonly viaPrairieCard: boolean;
  } | null | undefined;
};
export type sessionCallsMeQuery = {
  response: sessionCallsMeQuery$data;
  variables: sessionCallsMeQuery$variables;
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
  "name": "roles",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registrationStep",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentVisibilityType",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentVisibilityEndsAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadRoomsCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasUnreadNotification",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasRegisteredJobChangeMotivation",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viaPrairieCard",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "closedPrairieCardSignUpCampaignEndedDialogAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletionDueAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pendingEmail",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "factorRecoveryDueAt",
  "storageKey": null
},
v14 = [
  (v0/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "LegalText",
  "kind": "LinkedField",
  "name": "textsToAgree",
  "plural": true,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avatarImagePath",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v20 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sessionCallsMeQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v17/*:: as any*/)
            ],
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
                "kind": "InlineFragment",
                "selections": [
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Media",
                    "kind": "LinkedField",
                    "name": "profileImage",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v20/*:: as any*/)
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
    "name": "sessionCallsMeQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v0/*:: as any*/)
            ],
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
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Media",
                    "kind": "LinkedField",
                    "name": "profileImage",
                    "plural": false,
                    "selections": [
                      (v19/*:: as any*/),
                      (v0/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v20/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "type": "PrivateCreatorProfile",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v14/*:: as any*/),
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
    "cacheID": "38b547d9177e314b29e333a1091a8140",
    "id": null,
    "metadata": {},
    "name": "sessionCallsMeQuery",
    "operationKind": "query",
    "text": "query sessionCallsMeQuery {\n  me {\n    id\n    roles\n    email\n    registrationStep\n    contentVisibilityType\n    contentVisibilityEndsAt\n    unreadRoomsCount\n    hasUnreadNotification\n    hasRegisteredJobChangeMotivation\n    viaPrairieCard\n    closedPrairieCardSignUpCampaignEndedDialogAt\n    deletionDueAt\n    pendingEmail\n    factorRecoveryDueAt\n    textsToAgree {\n      id\n    }\n    company {\n      name\n      avatarImagePath\n      id\n    }\n    profile {\n      __typename\n      ... on PrivateCreatorProfile {\n        userName\n        profileImage {\n          url\n          id\n        }\n        onboardingStatus {\n          isCreatorUserOnboardingTodoCompleted\n        }\n        id\n      }\n      ... on PrivateCorporateProfile {\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c11bf147261358875923748c0d63d4cd";

export default node;
