/**
 * @generated SignedSource<<5fafc950de1e723d77cc0afbf33d2491>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidateChangeKind = "ASSIGNED" | "ENTERED" | "MOVED" | "NOTED" | "READ" | "ROOM_OPENED" | "WITHDRAWN";
export type CandidateStageCause = "OFFER_ACCEPTED" | "OFFER_DECLINED" | "OFFER_EXPIRED" | "OFFER_SENT" | "OFFER_WITHDRAWN";
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
export type useCandidateChangesSubscription$variables = Record<PropertyKey, never>;
export type useCandidateChangesSubscription$data = {
  readonly candidateChanged: {
    readonly candidate: {
      readonly assignee: {
        readonly fullName: string;
        readonly id: string;
        readonly profileImage: {
          readonly url: string;
        } | null | undefined;
      } | null | undefined;
      readonly chatRoomId: string | null | undefined;
      readonly firstRepliedAt: string | null | undefined;
      readonly id: string;
      readonly isLate: boolean;
      readonly isRead: boolean;
      readonly notes: ReadonlyArray<{
        readonly author: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly body: string;
        readonly createdAt: string;
        readonly id: string;
        readonly isOwn: boolean;
      }>;
      readonly notesCount: number;
      readonly officialJobOffer: {
        readonly id: string;
        readonly status: OfficialJobOfferStatus;
      } | null | undefined;
      readonly replyBy: string;
      readonly stage: EntryStage;
      readonly stageChangedAt: string;
      readonly stageChanges: ReadonlyArray<{
        readonly cause: CandidateStageCause | null | undefined;
        readonly changedAt: string;
        readonly changedBy: {
          readonly fullName: string;
          readonly id: string;
        } | null | undefined;
        readonly fromStage: EntryStage | null | undefined;
        readonly id: string;
        readonly message: string | null | undefined;
        readonly toStage: EntryStage;
      }>;
      readonly user: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"creatorName_creator">;
      };
    };
    readonly changedBy: {
      readonly fullName: string;
      readonly id: string;
    } | null | undefined;
    readonly jobOpening: {
      readonly candidateCounts: {
        readonly all: number;
        readonly late: number;
        readonly stages: ReadonlyArray<{
          readonly count: number;
          readonly stage: EntryStage;
        }>;
        readonly unread: number;
      } | null | undefined;
      readonly entriesCount: number | null | undefined;
      readonly id: string;
      readonly title: string;
      readonly unreadEntriesCount: number | null | undefined;
    };
    readonly kind: CandidateChangeKind;
  };
};
export type useCandidateChangesSubscription = {
  response: useCandidateChangesSubscription$data;
  variables: useCandidateChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stageChangedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRead",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLate",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstRepliedAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyBy",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chatRoomId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notesCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOffer",
  "kind": "LinkedField",
  "name": "officialJobOffer",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v13 = [
  (v1/*:: as any*/),
  (v11/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "CandidateNote",
  "kind": "LinkedField",
  "name": "notes",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CorporateUser",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "CorporateUser",
  "kind": "LinkedField",
  "name": "changedBy",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "CandidateStageChange",
  "kind": "LinkedField",
  "name": "stageChanges",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromStage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toStage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
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
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entriesCount",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadEntriesCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "CandidateCounts",
  "kind": "LinkedField",
  "name": "candidateCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "all",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "late",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateStageCount",
      "kind": "LinkedField",
      "name": "stages",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
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
    "name": "useCandidateChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateChange",
        "kind": "LinkedField",
        "name": "candidateChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
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
              {
                "alias": null,
                "args": null,
                "concreteType": "CorporateUser",
                "kind": "LinkedField",
                "name": "assignee",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Media",
                    "kind": "LinkedField",
                    "name": "profileImage",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CreatorUser",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "creatorName_creator",
                    "selections": [
                      (v17/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
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
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v15/*:: as any*/)
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
    "name": "useCandidateChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateChange",
        "kind": "LinkedField",
        "name": "candidateChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
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
              {
                "alias": null,
                "args": null,
                "concreteType": "CorporateUser",
                "kind": "LinkedField",
                "name": "assignee",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Media",
                    "kind": "LinkedField",
                    "name": "profileImage",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v1/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v14/*:: as any*/),
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CreatorUser",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
              (v1/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4f3b7dbafe5c368e18928bbe3d53a3d1",
    "id": null,
    "metadata": {},
    "name": "useCandidateChangesSubscription",
    "operationKind": "subscription",
    "text": "subscription useCandidateChangesSubscription {\n  candidateChanged {\n    kind\n    candidate {\n      id\n      stage\n      stageChangedAt\n      isRead\n      isLate\n      firstRepliedAt\n      replyBy\n      chatRoomId\n      notesCount\n      officialJobOffer {\n        id\n        status\n      }\n      assignee {\n        id\n        fullName\n        profileImage {\n          url\n          id\n        }\n      }\n      notes {\n        id\n        body\n        createdAt\n        isOwn\n        author {\n          id\n          fullName\n        }\n      }\n      stageChanges {\n        id\n        fromStage\n        toStage\n        message\n        cause\n        changedAt\n        changedBy {\n          id\n          fullName\n        }\n      }\n      user {\n        id\n        ...creatorName_creator\n      }\n    }\n    jobOpening {\n      __typename\n      id\n      title\n      entriesCount\n      unreadEntriesCount\n      candidateCounts {\n        all\n        unread\n        late\n        stages {\n          stage\n          count\n        }\n      }\n    }\n    changedBy {\n      id\n      fullName\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n"
  }
};
})();

(node as any).hash = "53e84b22c0f635dfd4e515afe070aa86";

export default node;
