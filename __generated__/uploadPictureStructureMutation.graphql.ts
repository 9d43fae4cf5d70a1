/**
 * @generated SignedSource<<73f082a5c77269f11b527194e2f6da89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type uploadPictureStructureMutation$variables = {
  file: any;
  jobOpeningId: string;
};
export type uploadPictureStructureMutation$data = {
  readonly payload: {
    readonly draft: {
      readonly " $fragmentSpreads": FragmentRefs<"draftSnapshot_draft">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
  };
};
export type uploadPictureStructureMutation = {
  response: uploadPictureStructureMutation$data;
  variables: uploadPictureStructureMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "file"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "jobOpeningId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "file",
    "variableName": "file"
  },
  {
    "kind": "Variable",
    "name": "jobOpeningId",
    "variableName": "jobOpeningId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resumerationType",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canPublish",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suspensionReason",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v11 = {
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
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passage",
          "storageKey": null
        },
        (v10/*:: as any*/),
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
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "PublishingCheck",
  "kind": "LinkedField",
  "name": "checklist",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMet",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v16 = [
  (v14/*:: as any*/),
  (v15/*:: as any*/),
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
  }
],
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "coverImage",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v18 = [
  (v14/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Industry",
  "kind": "LinkedField",
  "name": "industries",
  "plural": true,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Tool",
  "kind": "LinkedField",
  "name": "tools",
  "plural": true,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingPlaceType",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Prefecture",
  "kind": "LinkedField",
  "name": "workingPrefecture",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingPlace",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "informationAsOf",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validThrough",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOpenToOutside",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "JobOpeningQuestion",
  "kind": "LinkedField",
  "name": "questions",
  "plural": true,
  "selections": [
    (v14/*:: as any*/),
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
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "JobOpeningContact",
  "kind": "LinkedField",
  "name": "contact",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grossPrice",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentTerms",
  "storageKey": null
},
v33 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "offerDetail",
    "storageKey": null
  },
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v32/*:: as any*/),
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
  }
],
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleResponsibilityArea",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceDescription",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobRequirements",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "desiredJobRequirements",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamMission",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalMemberOfCreatorsDescription",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "businessPhaseDescription",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "organizationStructureImage",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creativeContribution",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageForCreator",
  "storageKey": null
},
v44 = [
  (v34/*:: as any*/),
  (v35/*:: as any*/),
  (v36/*:: as any*/),
  (v37/*:: as any*/),
  (v38/*:: as any*/),
  (v39/*:: as any*/),
  (v40/*:: as any*/),
  (v41/*:: as any*/),
  (v42/*:: as any*/),
  (v43/*:: as any*/),
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v32/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "desiredWayOfWorking",
    "storageKey": null
  },
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
v45 = [
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
    "concreteType": "Occupation",
    "kind": "LinkedField",
    "name": "occupations",
    "plural": true,
    "selections": (v18/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "JobOpeningTag",
    "kind": "LinkedField",
    "name": "tags",
    "plural": true,
    "selections": (v18/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "jobDetail",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "jobChangeScope",
    "storageKey": null
  },
  (v34/*:: as any*/),
  (v35/*:: as any*/),
  (v36/*:: as any*/),
  (v37/*:: as any*/),
  (v38/*:: as any*/),
  (v39/*:: as any*/),
  (v40/*:: as any*/),
  (v41/*:: as any*/),
  (v42/*:: as any*/),
  (v43/*:: as any*/),
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
    "name": "contractPeriodType",
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
  }
],
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v48 = [
  (v12/*:: as any*/)
],
v49 = {
  "kind": "InlineFragment",
  "selections": (v48/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v50 = {
  "kind": "InlineFragment",
  "selections": (v48/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v51 = {
  "kind": "InlineFragment",
  "selections": (v48/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v52 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "uploadPictureStructureMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "DraftImagePayload",
        "kind": "LinkedField",
        "name": "uploadDraftJobOpeningOrganizationStructureImage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "draftSnapshot_draft",
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CorporateUser",
                    "kind": "LinkedField",
                    "name": "editedBy",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v11/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "draftFragments_common",
                    "selections": [
                      (v10/*:: as any*/),
                      (v17/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v27/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "JobOpeningLink",
                    "kind": "LinkedField",
                    "name": "links",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "draftFragments_contract",
                          "selections": (v33/*:: as any*/),
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "type": "DraftContractJobOpening",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "contract"
                  },
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "draftFragments_hourly",
                          "selections": (v44/*:: as any*/),
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "type": "DraftHourlyJobOpening",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "hourly"
                  },
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "draftFragments_fullTime",
                          "selections": (v45/*:: as any*/),
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "type": "DraftFullTimeJobOpening",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "fullTime"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
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
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v49/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/)
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
    "name": "uploadPictureStructureMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "DraftImagePayload",
        "kind": "LinkedField",
        "name": "uploadDraftJobOpeningOrganizationStructureImage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v46/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isDraftJobOpening"
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CorporateUser",
                "kind": "LinkedField",
                "name": "editedBy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v11/*:: as any*/),
              (v13/*:: as any*/),
              (v10/*:: as any*/),
              (v17/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "JobOpeningLink",
                "kind": "LinkedField",
                "name": "links",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v28/*:: as any*/),
              (v29/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v33/*:: as any*/),
                "type": "DraftContractJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v44/*:: as any*/),
                "type": "DraftHourlyJobOpening",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v45/*:: as any*/),
                "type": "DraftFullTimeJobOpening",
                "abstractKey": null
              },
              (v14/*:: as any*/)
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
              (v46/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v47/*:: as any*/),
              (v49/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5c78550e55f2bf8819050385fef0bfd9",
    "id": null,
    "metadata": {},
    "name": "uploadPictureStructureMutation",
    "operationKind": "mutation",
    "text": "mutation uploadPictureStructureMutation(\n  $file: Upload!\n  $jobOpeningId: ID!\n) {\n  payload: uploadDraftJobOpeningOrganizationStructureImage(file: $file, jobOpeningId: $jobOpeningId) {\n    draft {\n      __typename\n      ...draftSnapshot_draft\n      id\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n\nfragment draftFragments_common on DraftJobOpening {\n  __isDraftJobOpening: __typename\n  title\n  coverImage {\n    id\n    url\n    width\n    height\n    thumbhash\n  }\n  categories {\n    id\n  }\n  industries {\n    id\n  }\n  tools {\n    id\n  }\n  workingPlaceType\n  workingPrefecture {\n    id\n  }\n  workingPlace\n  informationAsOf\n  validThrough\n  isOpenToOutside\n}\n\nfragment draftFragments_contract on DraftContractJobOpening {\n  offerDetail\n  netPrice\n  grossPrice\n  paymentTerms\n  desiredDeliveryAt\n  deliveryDecidedBy\n  deliveryMethod\n  isAllowToPublishExternal\n  specialNoteForExternalPublish\n  hasAvailableAsset\n  availableAssetDescription\n}\n\nfragment draftFragments_fullTime on DraftFullTimeJobOpening {\n  tool\n  occupations {\n    id\n  }\n  tags {\n    id\n  }\n  jobDetail\n  jobChangeScope\n  roleResponsibilityArea\n  serviceDescription\n  jobRequirements\n  desiredJobRequirements\n  teamMission\n  totalMemberOfCreatorsDescription\n  businessPhaseDescription\n  organizationStructureImage {\n    id\n    url\n    width\n    height\n    thumbhash\n  }\n  creativeContribution\n  messageForCreator\n  workingPlaceChangeScope\n  employerName\n  isDispatch\n  contractPeriodType\n  contractPeriodNote\n  contractRenewalNote\n  hasProbation\n  probationNote\n  payUnit\n  payMin\n  payMax\n  payNote\n  hasFixedOvertime\n  fixedOvertimeAmount\n  fixedOvertimeHours\n  paysOvertimeExcess\n  workingHours\n  breakTime\n  overtimeNote\n  isDiscretionaryWork\n  holiday\n  employeeBenefits\n  socialInsurance\n  secondhandSmokeControl\n  secondhandSmokeNote\n}\n\nfragment draftFragments_hourly on DraftHourlyJobOpening {\n  roleResponsibilityArea\n  serviceDescription\n  jobRequirements\n  desiredJobRequirements\n  teamMission\n  totalMemberOfCreatorsDescription\n  businessPhaseDescription\n  organizationStructureImage {\n    id\n    url\n    width\n    height\n    thumbhash\n  }\n  creativeContribution\n  messageForCreator\n  netPrice\n  grossPrice\n  paymentTerms\n  desiredWayOfWorking\n  weeklyOperationalHours\n  requestedPeriodMonths\n}\n\nfragment draftSnapshot_draft on DraftJobOpening {\n  __isDraftJobOpening: __typename\n  version\n  editedAt\n  editedBy {\n    fullName\n    id\n  }\n  status\n  resumerationType\n  canPublish\n  suspensionReason\n  hold {\n    reason\n    passages {\n      label\n      passage\n      title\n      why\n    }\n  }\n  checklist {\n    field\n    label\n    isMet\n  }\n  ...draftFragments_common\n  links {\n    url\n    id\n  }\n  questions {\n    id\n    questionText\n  }\n  contact {\n    name\n    email\n    phoneNumber\n    formUrl\n  }\n  ... on DraftContractJobOpening {\n    ...draftFragments_contract\n  }\n  ... on DraftHourlyJobOpening {\n    ...draftFragments_hourly\n  }\n  ... on DraftFullTimeJobOpening {\n    ...draftFragments_fullTime\n  }\n}\n"
  }
};
})();

(node as any).hash = "c1b675ccd54390b98bbc9fb9226da03c";

export default node;
