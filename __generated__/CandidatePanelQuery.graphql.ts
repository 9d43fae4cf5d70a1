/**
 * @generated SignedSource<<7f9c3126fb86e90ce8fb9d1cffea848e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidatePanelQuery$variables = {
  id: string;
};
export type CandidatePanelQuery$data = {
  readonly candidate: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidatePanel_candidate">;
  } | null | undefined;
};
export type CandidatePanelQuery = {
  response: CandidatePanelQuery$data;
  variables: CandidatePanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
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
  "name": "url",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "profileImage",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grossPrice",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tsumugiCommissionFee",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/),
  (v2/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidatePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Candidate",
        "kind": "LinkedField",
        "name": "candidate",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidatePanel_candidate"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidatePanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Candidate",
        "kind": "LinkedField",
        "name": "candidate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRead",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notesCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                  (v4/*:: as any*/),
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
                        "concreteType": "RewardPrice",
                        "kind": "LinkedField",
                        "name": "rewardPrices",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rewardType",
                            "storageKey": null
                          },
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rewardCategory",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
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
                      }
                    ],
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
                    "concreteType": "CreatorSkill",
                    "kind": "LinkedField",
                    "name": "skills",
                    "plural": true,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  },
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
                    "kind": "ScalarField",
                    "name": "hobby",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Tool",
                    "kind": "LinkedField",
                    "name": "tools",
                    "plural": true,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": "recentWorks",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Media",
                    "kind": "LinkedField",
                    "name": "thumbnailImage",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
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
                    "storageKey": null
                  }
                ],
                "storageKey": "newestProducts(first:6)"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stageChangedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entryMessage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobEntryAnswer",
            "kind": "LinkedField",
            "name": "questionAnswers",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "questionTitle",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "answerText",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fitReason",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resumerationType",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "type": "ContractJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weeklyOperationalHours",
                    "storageKey": null
                  }
                ],
                "type": "HourlyJobOpening",
                "abstractKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "enteredAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CorporateUser",
            "kind": "LinkedField",
            "name": "assignee",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v4/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidateNote",
            "kind": "LinkedField",
            "name": "notes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
                "selections": (v11/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidateStageChange",
            "kind": "LinkedField",
            "name": "stageChanges",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "CorporateUser",
                "kind": "LinkedField",
                "name": "changedBy",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstRepliedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOffer",
            "kind": "LinkedField",
            "name": "officialJobOffer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
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
    "cacheID": "5ee0fbac86720eb0dfa358acb2fad3bd",
    "id": null,
    "metadata": {},
    "name": "CandidatePanelQuery",
    "operationKind": "query",
    "text": "query CandidatePanelQuery(\n  $id: ID!\n) {\n  candidate(id: $id) {\n    ...CandidatePanel_candidate\n    id\n  }\n}\n\nfragment CandidateActs_candidate on Candidate {\n  id\n  stage\n  firstRepliedAt\n  officialJobOffer {\n    id\n    status\n  }\n}\n\nfragment CandidateAnswers_candidate on Candidate {\n  entryMessage\n  questionAnswers {\n    id\n    questionTitle\n    answerText\n  }\n}\n\nfragment CandidateCareer_candidate on Candidate {\n  user {\n    profile {\n      introduction\n      location\n      hobby\n      skills {\n        name\n        id\n      }\n      tools {\n        name\n        id\n      }\n      jobProfile {\n        ...workingFacts_jobProfile\n        rewardNote\n        rewardPrices {\n          rewardType\n          rewardCategory\n          netPrice\n          id\n        }\n        id\n      }\n    }\n    id\n  }\n}\n\nfragment CandidateFit_candidate on Candidate {\n  fitReason\n}\n\nfragment CandidateHead_candidate on Candidate {\n  user {\n    id\n    ...creatorFace_creator\n    ...creatorStatus_creator\n    profile {\n      location\n      skills {\n        name\n        id\n      }\n    }\n  }\n}\n\nfragment CandidateNote_note on CandidateNote {\n  id\n  body\n  createdAt\n  isOwn\n  author {\n    fullName\n    id\n  }\n}\n\nfragment CandidatePanel_candidate on Candidate {\n  id\n  isRead\n  notesCount\n  ...CandidateHead_candidate\n  ...StageSteps_candidate\n  ...CandidateWorks_candidate\n  ...CandidateAnswers_candidate\n  ...CandidateFit_candidate\n  ...PaymentEstimate_candidate\n  ...CandidateCareer_candidate\n  ...CandidateRecord_candidate\n  ...CandidateActs_candidate\n}\n\nfragment CandidateRecord_candidate on Candidate {\n  id\n  enteredAt\n  assignee {\n    fullName\n    profileImage {\n      url\n      id\n    }\n    id\n  }\n  notes {\n    id\n    ...CandidateNote_note\n  }\n  stageChanges {\n    id\n    fromStage\n    toStage\n    message\n    cause\n    changedAt\n    changedBy {\n      fullName\n      id\n    }\n  }\n}\n\nfragment CandidateWorks_candidate on Candidate {\n  user {\n    id\n    recentWorks: newestProducts(first: 6) {\n      id\n      number\n      name\n      thumbnailImage {\n        ...MediaPicture_media\n        id\n      }\n    }\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment PaymentEstimate_candidate on Candidate {\n  user {\n    profile {\n      jobProfile {\n        rewardPrices {\n          rewardType\n          netPrice\n          grossPrice\n          tsumugiCommissionFee\n          id\n        }\n        id\n      }\n    }\n    id\n  }\n  jobOpening {\n    __typename\n    resumerationType\n    ... on ContractJobOpening {\n      netPrice\n      grossPrice\n      tsumugiCommissionFee\n    }\n    ... on HourlyJobOpening {\n      netPrice\n      grossPrice\n      tsumugiCommissionFee\n      weeklyOperationalHours\n    }\n    id\n  }\n}\n\nfragment StageSteps_candidate on Candidate {\n  stage\n  stageChangedAt\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n\nfragment workingFacts_jobProfile on CreatorJobProfile {\n  engagementType\n  operationalHours\n  operationalAvailabilities\n  wayOfWorkings\n}\n"
  }
};
})();

(node as any).hash = "0ed574313457c7265c03cebd5ff5c455";

export default node;
