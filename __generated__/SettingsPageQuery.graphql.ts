/**
 * @generated SignedSource<<a76bd30a977879c063d8dae697cd20bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
export type SettingsPageQuery$variables = Record<PropertyKey, never>;
export type SettingsPageQuery$data = {
  readonly me: {
    readonly company: {
      readonly " $fragmentSpreads": FragmentRefs<"DeletionSection_company" | "MembersSection_company">;
    } | null | undefined;
    readonly roles: ReadonlyArray<Role>;
    readonly " $fragmentSpreads": FragmentRefs<"DataSection_user" | "DeletionSection_user" | "DevicesSection_user" | "EmailSection_user" | "MessagesSection_user" | "NotificationsSection_user" | "PasskeysSection_user" | "PasswordSection_user" | "SecondFactorSection_user" | "SignInMethodsSection_user" | "VisibilitySection_user">;
  } | null | undefined;
  readonly myChatSettings: {
    readonly " $fragmentSpreads": FragmentRefs<"MessagesSection_settings">;
  };
  readonly myDecisions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DecisionsSection_decisions">;
  }>;
};
export type SettingsPageQuery = {
  response: SettingsPageQuery$data;
  variables: SettingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roles",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastUsedAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deviceName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "profileImage",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingsPageQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "EmailSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasswordSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SignInMethodsSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PasskeysSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SecondFactorSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DevicesSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationsSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MessagesSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VisibilitySection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DataSection_user"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeletionSection_user"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MembersSection_company"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeletionSection_company"
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
        "concreteType": "HouseDecision",
        "kind": "LinkedField",
        "name": "myDecisions",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DecisionsSection_decisions"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChatSettings",
        "kind": "LinkedField",
        "name": "myChatSettings",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MessagesSection_settings"
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
    "name": "SettingsPageQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "emailVerified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isGoogleLoggedIn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Passkey",
            "kind": "LinkedField",
            "name": "passkeys",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isBackedUp",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SecondFactor",
            "kind": "LinkedField",
            "name": "secondFactor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "since",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recoveryCodesLeft",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rememberedDevicesCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DeviceSession",
            "kind": "LinkedField",
            "name": "sessions",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsNoCodeUntil",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SecurityChange",
            "kind": "LinkedField",
            "name": "securityChanges",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "detail",
                "storageKey": null
              },
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationPreference",
            "kind": "LinkedField",
            "name": "notificationPreferences",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inApp",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "push",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationSettings",
            "kind": "LinkedField",
            "name": "notificationSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QuietHours",
                "kind": "LinkedField",
                "name": "quietHours",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "from",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "until",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "agreesToNews",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hidesWords",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pushKey",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChatUser",
            "kind": "LinkedField",
            "name": "blockedPeople",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "companyName",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ChatRoom",
            "kind": "LinkedField",
            "name": "blockedChatRooms",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "standing",
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
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CreatorProfile",
                    "kind": "LinkedField",
                    "name": "profile",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lastName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "firstName",
                        "storageKey": null
                      },
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contentVisibilityType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contentVisibilityEndsAt",
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
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "type": "PrivateCreatorProfile",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v2/*:: as any*/)
                ],
                "type": "PrivateCorporateProfile",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "blockedCompanies",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "avatarImagePath",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DataExport",
            "kind": "LinkedField",
            "name": "latestDataExport",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readyAt",
                "storageKey": null
              },
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "byteSize",
                "storageKey": null
              },
              (v9/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletionDueAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyMember",
                "kind": "LinkedField",
                "name": "members",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "joinedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isMe",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CompanyInvitation",
                "kind": "LinkedField",
                "name": "openInvitations",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
                  (v12/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "leavingHindrance",
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
        "concreteType": "HouseDecision",
        "kind": "LinkedField",
        "name": "myDecisions",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subject",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "decidedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedWhy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contestUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mayContest",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contestedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOverturned",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rule",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endsAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contest",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answeredAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "answerWords",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChatSettings",
        "kind": "LinkedField",
        "name": "myChatSettings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "showsReadReceipts",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enterSends",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "talkFrom",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0a43a783f208e6eb9125be2ce994aaa6",
    "id": null,
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": "query SettingsPageQuery {\n  me {\n    roles\n    ...EmailSection_user\n    ...PasswordSection_user\n    ...SignInMethodsSection_user\n    ...PasskeysSection_user\n    ...SecondFactorSection_user\n    ...DevicesSection_user\n    ...NotificationsSection_user\n    ...MessagesSection_user\n    ...VisibilitySection_user\n    ...DataSection_user\n    ...DeletionSection_user\n    company {\n      ...MembersSection_company\n      ...DeletionSection_company\n      id\n    }\n    id\n  }\n  myDecisions {\n    ...DecisionsSection_decisions\n    id\n  }\n  myChatSettings {\n    ...MessagesSection_settings\n  }\n}\n\nfragment BlockedCompanies_user on User {\n  blockedCompanies {\n    id\n    name\n    avatarImagePath\n  }\n}\n\nfragment BlockedInTalks_user on User {\n  blockedPeople {\n    id\n    name\n    companyName\n    profileImage {\n      url\n      id\n    }\n  }\n  blockedChatRooms {\n    id\n    standing\n    creator {\n      ...creatorFace_creator\n      id\n    }\n  }\n}\n\nfragment DataExportState_dataExport on DataExport {\n  status\n  requestedAt\n  readyAt\n  expiresAt\n  byteSize\n  url\n}\n\nfragment DataSection_user on User {\n  latestDataExport {\n    status\n    ...DataExportState_dataExport\n    id\n  }\n}\n\nfragment Decision_decision on HouseDecision {\n  subject\n  rule\n  reason\n  decidedAt\n  endsAt\n  endedAt\n  contestUntil\n  mayContest\n  contestedAt\n  contest\n  isOverturned\n  answeredAt\n  answerWords\n}\n\nfragment DecisionsSectionRow_decision on HouseDecision {\n  id\n  subject\n  decidedAt\n  endedWhy\n  contestUntil\n  mayContest\n  contestedAt\n  isOverturned\n  ...Decision_decision\n}\n\nfragment DecisionsSection_decisions on HouseDecision {\n  id\n  ...DecisionsSectionRow_decision\n}\n\nfragment DeletionSection_company on Company {\n  leavingHindrance\n}\n\nfragment DeletionSection_user on User {\n  roles\n  deletionDueAt\n}\n\nfragment DeliverySettings_user on User {\n  id\n  notificationSettings {\n    quietHours {\n      from\n      until\n    }\n    agreesToNews\n    hidesWords\n    pushKey\n  }\n}\n\nfragment DeviceRow_session on DeviceSession {\n  deviceName\n  address\n  createdAt\n  lastUsedAt\n  isCurrent\n  needsNoCodeUntil\n}\n\nfragment DevicesSection_user on User {\n  sessions {\n    id\n    deviceName\n    isCurrent\n    ...DeviceRow_session\n  }\n  ...SecurityChanges_user\n}\n\nfragment EmailSection_user on User {\n  email\n  emailVerified\n}\n\nfragment GoogleLink_user on User {\n  hasPassword\n}\n\nfragment HiddenFromEmployer_user on User {\n  profile {\n    __typename\n    ... on PrivateCreatorProfile {\n      engagementType {\n        engagementType\n        nameOfCompanyYouCurrentlyWorkFor\n        id\n      }\n      id\n    }\n    ... on PrivateCorporateProfile {\n      id\n    }\n  }\n}\n\nfragment MemberName_member on CompanyMember {\n  fullName\n  email\n  isMe\n  profileImage {\n    url\n    id\n  }\n}\n\nfragment MembersSection_company on Company {\n  id\n  ...MembersTable_company\n  ...OpenInvitations_company\n}\n\nfragment MembersTable_company on Company {\n  members {\n    id\n    fullName\n    role\n    joinedAt\n    isMe\n    ...MemberName_member\n  }\n}\n\nfragment MessagesSection_settings on ChatSettings {\n  showsReadReceipts\n  enterSends\n  talkFrom\n}\n\nfragment MessagesSection_user on User {\n  ...BlockedInTalks_user\n}\n\nfragment NotificationsSection_user on User {\n  notificationPreferences {\n    kind\n    inApp\n    mail\n    push\n  }\n  ...DeliverySettings_user\n}\n\nfragment OpenInvitations_company on Company {\n  openInvitations {\n    id\n    email\n    role\n    expiresAt\n  }\n}\n\nfragment PasskeyRow_passkey on Passkey {\n  id\n  name\n  isBackedUp\n  createdAt\n  lastUsedAt\n}\n\nfragment PasskeysSection_user on User {\n  passkeys {\n    id\n    name\n    ...PasskeyRow_passkey\n  }\n}\n\nfragment PasswordSection_user on User {\n  email\n  hasPassword\n}\n\nfragment SecondFactorSection_user on User {\n  secondFactor {\n    since\n    recoveryCodesLeft\n    rememberedDevicesCount\n  }\n}\n\nfragment SecurityChanges_user on User {\n  securityChanges {\n    id\n    kind\n    detail\n    deviceName\n    address\n    createdAt\n  }\n}\n\nfragment SignInMethodsSection_user on User {\n  hasPassword\n  isGoogleLoggedIn\n  ...GoogleLink_user\n}\n\nfragment VisibilitySection_user on User {\n  ...WhatIsVisible_user\n  ...HiddenFromEmployer_user\n  ...BlockedCompanies_user\n}\n\nfragment WhatIsVisible_user on User {\n  contentVisibilityType\n  contentVisibilityEndsAt\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n"
  }
};
})();

(node as any).hash = "07d7d3ac927ecf7d8d6d1b73df8adbbe";

export default node;
