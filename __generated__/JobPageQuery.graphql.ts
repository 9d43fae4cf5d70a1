/**
 * @generated SignedSource<<8814005317c184f08ed8a296fc91a330>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobPageQuery$variables = {
  asGuest: boolean;
  asMember: boolean;
  id: string;
};
export type JobPageQuery$data = {
  readonly jobOpening?: {
    readonly " $fragmentSpreads": FragmentRefs<"JobDetail_opening">;
  } | null | undefined;
  readonly publicJobOpening?: {
    readonly " $fragmentSpreads": FragmentRefs<"JobDetail_opening">;
  } | null | undefined;
};
export type JobPageQuery = {
  response: JobPageQuery$data;
  variables: JobPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asGuest"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asMember"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "JobDetail_opening"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v10 = [
  (v9/*:: as any*/),
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
  (v8/*:: as any*/)
],
v11 = [
  (v8/*:: as any*/),
  (v7/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentTerms",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grossPrice",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tsumugiCommissionFee",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleResponsibilityArea",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceDescription",
  "storageKey": null
},
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "teamMission",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalMemberOfCreatorsDescription",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "businessPhaseDescription",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "organizationStructureImage",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "creativeContribution",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messageForCreator",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "jobRequirements",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "desiredJobRequirements",
    "storageKey": null
  }
],
v20 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": (v19/*:: as any*/),
      "type": "HourlyJobOpening",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v19/*:: as any*/),
      "type": "FullTimeJobOpening",
      "abstractKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
},
v21 = [
  (v5/*:: as any*/),
  {
    "kind": "TypeDiscriminator",
    "abstractKey": "__isJobOpening"
  },
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Company",
    "kind": "LinkedField",
    "name": "company",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatarImagePath",
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
        "name": "responseRatePercent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "medianReplyMinutes",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "coverImage",
    "plural": false,
    "selections": (v10/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Prefecture",
    "kind": "LinkedField",
    "name": "workingPrefecture",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
      (v8/*:: as any*/)
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
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Industry",
    "kind": "LinkedField",
    "name": "industries",
    "plural": true,
    "selections": (v11/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Tool",
    "kind": "LinkedField",
    "name": "tools",
    "plural": true,
    "selections": (v11/*:: as any*/),
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
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "questionText",
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "JobOpeningLink",
    "kind": "LinkedField",
    "name": "links",
    "plural": true,
    "selections": [
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "informationAsOf",
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
    "kind": "ScalarField",
    "name": "workingPlace",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "JobOpeningContact",
    "kind": "LinkedField",
    "name": "contact",
    "plural": false,
    "selections": [
      (v7/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phoneNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "formUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  (v8/*:: as any*/),
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
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passage",
            "storageKey": null
          },
          (v6/*:: as any*/),
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
          (v8/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          (v12/*:: as any*/),
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
      (v8/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerFitReason",
    "storageKey": null
  },
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "offerDetail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasAvailableAsset",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "availableAssetDescription",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deliveryMethod",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isAllowToPublishExternal",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "specialNoteForExternalPublish",
        "storageKey": null
      },
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/)
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "desiredWayOfWorking",
        "storageKey": null
      },
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v20/*:: as any*/)
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tool",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobOpeningTag",
        "kind": "LinkedField",
        "name": "tags",
        "plural": true,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Occupation",
        "kind": "LinkedField",
        "name": "occupations",
        "plural": true,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jobDetail",
        "storageKey": null
      },
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jobChangeScope",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workingPlaceChangeScope",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "employerName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDispatch",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contractPeriodNote",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contractRenewalNote",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasProbation",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "probationNote",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payNote",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasFixedOvertime",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fixedOvertimeAmount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fixedOvertimeHours",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paysOvertimeExcess",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workingHours",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "breakTime",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "overtimeNote",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDiscretionaryWork",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "holiday",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "employeeBenefits",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "socialInsurance",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secondhandSmokeControl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "secondhandSmokeNote",
        "storageKey": null
      },
      (v20/*:: as any*/)
    ],
    "type": "FullTimeJobOpening",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobPageQuery",
    "selections": [
      {
        "condition": "asGuest",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "publicJobOpening",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JobPageQuery",
    "selections": [
      {
        "condition": "asGuest",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "publicJobOpening",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "jobOpening",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2d08792c258df94e852410453d402430",
    "id": null,
    "metadata": {},
    "name": "JobPageQuery",
    "operationKind": "query",
    "text": "query JobPageQuery(\n  $id: ID!\n  $asMember: Boolean!\n  $asGuest: Boolean!\n) {\n  publicJobOpening(id: $id) @include(if: $asGuest) {\n    __typename\n    ...JobDetail_opening\n    id\n  }\n  jobOpening(id: $id) @include(if: $asMember) {\n    __typename\n    ...JobDetail_opening\n    id\n  }\n}\n\nfragment CloseDialog_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  entriesCount\n  hasPendingChange\n}\n\nfragment CloseOpening_opening on JobOpening {\n  __isJobOpening: __typename\n  ...CloseDialog_opening\n}\n\nfragment CompanyReplies_company on Company {\n  responseRatePercent\n  medianReplyMinutes\n}\n\nfragment ContractBody_opening on ContractJobOpening {\n  offerDetail\n  hasAvailableAsset\n  availableAssetDescription\n  deliveryMethod\n  isAllowToPublishExternal\n  specialNoteForExternalPublish\n  paymentTerms\n  netPrice\n  grossPrice\n  tsumugiCommissionFee\n}\n\nfragment DuplicateOpening_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  resumerationType\n}\n\nfragment EnterActs_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  ...EntryPanel_opening\n  ...OpeningBookmark_opening\n}\n\nfragment EntryChanges_entry on JobEntry {\n  changesSinceEntry {\n    field\n    label\n    before\n    after\n  }\n}\n\nfragment EntryPanel_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  publishedVersion\n  questions {\n    id\n    questionText\n  }\n  company {\n    id\n    name\n  }\n}\n\nfragment EntryState_entry on JobEntry {\n  stage\n  enteredAt\n  replyBy\n  firstRepliedAt\n  chatRoomId\n  latestMessage\n  latestMessageAt\n  canWithdraw\n  ...EntryWords_entry\n  ...EntryChanges_entry\n}\n\nfragment EntryWords_entry on JobEntry {\n  entryMessage\n  questionAnswers {\n    id\n    questionTitle\n    answerText\n  }\n}\n\nfragment FitReason_opening on JobOpening {\n  __isJobOpening: __typename\n  viewerFitReason\n}\n\nfragment FullTimeBody_opening on FullTimeJobOpening {\n  jobDetail\n  roleResponsibilityArea\n  serviceDescription\n  ...TeamParts_opening\n  ...FullTimeTerms_opening\n}\n\nfragment FullTimeTerms_opening on FullTimeJobOpening {\n  jobChangeScope\n  workingPlaceChangeScope\n  employerName\n  isDispatch\n  contractPeriodType\n  contractPeriodNote\n  contractRenewalNote\n  hasProbation\n  probationNote\n  payUnit\n  payMin\n  payMax\n  payNote\n  hasFixedOvertime\n  fixedOvertimeAmount\n  fixedOvertimeHours\n  paysOvertimeExcess\n  workingHours\n  breakTime\n  overtimeNote\n  isDiscretionaryWork\n  holiday\n  employeeBenefits\n  socialInsurance\n  secondhandSmokeControl\n  secondhandSmokeNote\n}\n\nfragment HourlyBody_opening on HourlyJobOpening {\n  desiredWayOfWorking\n  roleResponsibilityArea\n  serviceDescription\n  paymentTerms\n  netPrice\n  grossPrice\n  tsumugiCommissionFee\n  ...TeamParts_opening\n}\n\nfragment JobActs_opening on JobOpening {\n  __isJobOpening: __typename\n  status\n  validThrough\n  entryDetail {\n    __typename\n    id\n  }\n  ...EnterActs_opening\n}\n\nfragment JobAside_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  status\n  isSuspended\n  hold {\n    reason\n  }\n  isOwnedJobOpening\n  publishedAt\n  closedAt\n  validThrough\n  questions {\n    __typename\n    id\n  }\n  entryDetail {\n    ...EntryState_entry\n    id\n  }\n  company {\n    id\n    ...CompanyReplies_company\n  }\n  ...OpeningFacts_opening\n  ...FitReason_opening\n  ...JobActs_opening\n  ...OwnerActs_opening\n}\n\nfragment JobDetail_opening on JobOpening {\n  __isJobOpening: __typename\n  title\n  company {\n    name\n    id\n  }\n  ...JobOpeningView_opening\n  ...JobAside_opening\n  ...OtherJobs_opening\n}\n\nfragment JobOpeningView_opening on JobOpening {\n  __isJobOpening: __typename\n  ...OpeningHead_opening\n  ...OpeningFacts_opening\n  ...OpeningBeside_opening\n  ...OpeningPoster_opening\n  ... on ContractJobOpening {\n    ...ContractBody_opening\n  }\n  ... on HourlyJobOpening {\n    ...HourlyBody_opening\n  }\n  ... on FullTimeJobOpening {\n    ...FullTimeBody_opening\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment OpeningBeside_opening on JobOpening {\n  __isJobOpening: __typename\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n  questions {\n    id\n    questionText\n  }\n  links {\n    id\n    url\n  }\n  ... on FullTimeJobOpening {\n    tool\n    tags {\n      id\n      name\n    }\n    occupations {\n      id\n      name\n    }\n  }\n}\n\nfragment OpeningBookmark_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  isBookmarked\n}\n\nfragment OpeningFacts_opening on JobOpening {\n  __isJobOpening: __typename\n  resumerationType\n  workingPlaceType\n  ... on ContractJobOpening {\n    netPrice\n    desiredDeliveryAt\n    deliveryDecidedBy\n  }\n  ... on HourlyJobOpening {\n    netPrice\n    weeklyOperationalHours\n    requestedPeriodMonths\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n    contractPeriodType\n  }\n}\n\nfragment OpeningHead_opening on JobOpening {\n  __isJobOpening: __typename\n  title\n  coverImage {\n    ...MediaPicture_media\n    id\n  }\n  workingPrefecture {\n    name\n    id\n  }\n  company {\n    id\n    name\n    avatarImagePath\n  }\n}\n\nfragment OpeningPoster_opening on JobOpening {\n  __isJobOpening: __typename\n  informationAsOf\n  validThrough\n  workingPlace\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  contact {\n    name\n    email\n    phoneNumber\n    formUrl\n  }\n  company {\n    name\n    location\n    id\n  }\n}\n\nfragment OtherJobs_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  isOwnedJobOpening\n  resumerationType\n  company {\n    id\n    name\n  }\n  categories {\n    id\n  }\n}\n\nfragment OwnerActs_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  status\n  resumerationType\n  canEdit\n  canPublish\n  hasPendingChange\n  suspensionReason\n  hold {\n    reason\n    passages {\n      label\n      passage\n      title\n      why\n    }\n  }\n  isOpenToOutside\n  entriesCount\n  unreadEntriesCount\n  ...CloseOpening_opening\n  ...DuplicateOpening_opening\n  ...PublishSwitch_opening\n}\n\nfragment PublishDialog_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  status\n  resumerationType\n}\n\nfragment PublishSwitch_opening on JobOpening {\n  __isJobOpening: __typename\n  status\n  ...PublishDialog_opening\n}\n\nfragment TeamParts_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on HourlyJobOpening {\n    teamMission\n    totalMemberOfCreatorsDescription\n    businessPhaseDescription\n    organizationStructureImage {\n      ...MediaPicture_media\n      id\n    }\n    creativeContribution\n    messageForCreator\n    jobRequirements\n    desiredJobRequirements\n  }\n  ... on FullTimeJobOpening {\n    teamMission\n    totalMemberOfCreatorsDescription\n    businessPhaseDescription\n    organizationStructureImage {\n      ...MediaPicture_media\n      id\n    }\n    creativeContribution\n    messageForCreator\n    jobRequirements\n    desiredJobRequirements\n  }\n}\n"
  }
};
})();

(node as any).hash = "0b7d933eb1c821c0a1826e093e6119e2";

export default node;
