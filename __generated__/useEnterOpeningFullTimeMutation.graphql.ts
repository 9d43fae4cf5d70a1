/**
 * @generated SignedSource<<dfe96f1694cba7d5b55376add083aa2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntryJobOpeningInput = {
  answers: ReadonlyArray<EntryAnswerInput>;
  entryMessage: string;
  jobOpeningId: string;
  openingVersion?: number | null | undefined;
};
export type EntryAnswerInput = {
  answerText: string;
  questionId: string;
};
export type useEnterOpeningFullTimeMutation$variables = {
  input: EntryJobOpeningInput;
};
export type useEnterOpeningFullTimeMutation$data = {
  readonly entryFullTimeJobOpening: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly jobOpening: {
      readonly " $fragmentSpreads": FragmentRefs<"JobAside_opening">;
    } | null | undefined;
  };
};
export type useEnterOpeningFullTimeMutation = {
  response: useEnterOpeningFullTimeMutation$data;
  variables: useEnterOpeningFullTimeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v5/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAt",
      "storageKey": null
    }
  ],
  "type": "RateLimitExceededError",
  "abstractKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEnterOpeningFullTimeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EntryFullTimeJobOpeningPayload",
        "kind": "LinkedField",
        "name": "entryFullTimeJobOpening",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobAside_opening"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEnterOpeningFullTimeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EntryFullTimeJobOpeningPayload",
        "kind": "LinkedField",
        "name": "entryFullTimeJobOpening",
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
              (v2/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isJobOpening"
              },
              (v10/*:: as any*/),
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
                "name": "isSuspended",
                "storageKey": null
              },
              {
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HeldPassage",
                    "kind": "LinkedField",
                    "name": "passages",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "passage",
                        "storageKey": null
                      },
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "why",
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
                "kind": "ScalarField",
                "name": "isOwnedJobOpening",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "closedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "validThrough",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "JobOpeningQuestion",
                "kind": "LinkedField",
                "name": "questions",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "questionText",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "JobEntry",
                "kind": "LinkedField",
                "name": "entryDetail",
                "plural": false,
                "selections": [
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
                    "name": "enteredAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "replyBy",
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
                    "kind": "ScalarField",
                    "name": "chatRoomId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "latestMessage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "latestMessageAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canWithdraw",
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
                      (v10/*:: as any*/),
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
                    "concreteType": "JobOpeningChange",
                    "kind": "LinkedField",
                    "name": "changesSinceEntry",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "before",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "after",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v2/*:: as any*/)
                ],
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
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "responseRatePercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "medianReplyMinutes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "workingPlaceType",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "desiredDeliveryAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deliveryDecidedBy",
                    "storageKey": null
                  }
                ],
                "type": "ContractJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "weeklyOperationalHours",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "requestedPeriodMonths",
                    "storageKey": null
                  }
                ],
                "type": "HourlyJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payUnit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payMin",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payMax",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contractPeriodType",
                    "storageKey": null
                  }
                ],
                "type": "FullTimeJobOpening",
                "abstractKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerFitReason",
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedVersion",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isBookmarked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canEdit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canPublish",
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
                "kind": "ScalarField",
                "name": "suspensionReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOpenToOutside",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entriesCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadEntriesCount",
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
            "name": "errors",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "56de9a258f4227ee14b13796f1f34702",
    "id": null,
    "metadata": {},
    "name": "useEnterOpeningFullTimeMutation",
    "operationKind": "mutation",
    "text": "mutation useEnterOpeningFullTimeMutation(\n  $input: EntryJobOpeningInput!\n) {\n  entryFullTimeJobOpening(input: $input) {\n    jobOpening {\n      __typename\n      ...JobAside_opening\n      id\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n\nfragment CloseDialog_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  entriesCount\n  hasPendingChange\n}\n\nfragment CloseOpening_opening on JobOpening {\n  __isJobOpening: __typename\n  ...CloseDialog_opening\n}\n\nfragment CompanyReplies_company on Company {\n  responseRatePercent\n  medianReplyMinutes\n}\n\nfragment DuplicateOpening_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  resumerationType\n}\n\nfragment EnterActs_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  ...EntryPanel_opening\n  ...OpeningBookmark_opening\n}\n\nfragment EntryChanges_entry on JobEntry {\n  changesSinceEntry {\n    field\n    label\n    before\n    after\n  }\n}\n\nfragment EntryPanel_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  publishedVersion\n  questions {\n    id\n    questionText\n  }\n  company {\n    id\n    name\n  }\n}\n\nfragment EntryState_entry on JobEntry {\n  stage\n  enteredAt\n  replyBy\n  firstRepliedAt\n  chatRoomId\n  latestMessage\n  latestMessageAt\n  canWithdraw\n  ...EntryWords_entry\n  ...EntryChanges_entry\n}\n\nfragment EntryWords_entry on JobEntry {\n  entryMessage\n  questionAnswers {\n    id\n    questionTitle\n    answerText\n  }\n}\n\nfragment FitReason_opening on JobOpening {\n  __isJobOpening: __typename\n  viewerFitReason\n}\n\nfragment JobActs_opening on JobOpening {\n  __isJobOpening: __typename\n  status\n  validThrough\n  entryDetail {\n    __typename\n    id\n  }\n  ...EnterActs_opening\n}\n\nfragment JobAside_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  status\n  isSuspended\n  hold {\n    reason\n  }\n  isOwnedJobOpening\n  publishedAt\n  closedAt\n  validThrough\n  questions {\n    __typename\n    id\n  }\n  entryDetail {\n    ...EntryState_entry\n    id\n  }\n  company {\n    id\n    ...CompanyReplies_company\n  }\n  ...OpeningFacts_opening\n  ...FitReason_opening\n  ...JobActs_opening\n  ...OwnerActs_opening\n}\n\nfragment OpeningBookmark_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  isBookmarked\n}\n\nfragment OpeningFacts_opening on JobOpening {\n  __isJobOpening: __typename\n  resumerationType\n  workingPlaceType\n  ... on ContractJobOpening {\n    netPrice\n    desiredDeliveryAt\n    deliveryDecidedBy\n  }\n  ... on HourlyJobOpening {\n    netPrice\n    weeklyOperationalHours\n    requestedPeriodMonths\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n    contractPeriodType\n  }\n}\n\nfragment OwnerActs_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  status\n  resumerationType\n  canEdit\n  canPublish\n  hasPendingChange\n  suspensionReason\n  hold {\n    reason\n    passages {\n      label\n      passage\n      title\n      why\n    }\n  }\n  isOpenToOutside\n  entriesCount\n  unreadEntriesCount\n  ...CloseOpening_opening\n  ...DuplicateOpening_opening\n  ...PublishSwitch_opening\n}\n\nfragment PublishDialog_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  status\n  resumerationType\n}\n\nfragment PublishSwitch_opening on JobOpening {\n  __isJobOpening: __typename\n  status\n  ...PublishDialog_opening\n}\n"
  }
};
})();

(node as any).hash = "deacf6fabc43cf8bf0ec8b1736d159e5";

export default node;
