/**
 * @generated SignedSource<<30a1c606d1ca559d6889e66b75097996>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenedDraftQuery$variables = {
  id: string;
};
export type OpenedDraftQuery$data = {
  readonly draftJobOpening: {
    readonly " $fragmentSpreads": FragmentRefs<"draftSnapshot_draft">;
  } | null | undefined;
  readonly me: {
    readonly id: string;
  } | null | undefined;
  readonly myCompany: {
    readonly name: string;
    readonly ownDetail: {
      readonly contactEmail: string | null | undefined;
      readonly contactFormUrl: string | null | undefined;
      readonly contactPhoneNumber: string | null | undefined;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DraftEditor_company">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"openingTerms_query" | "workTerms_query">;
};
export type OpenedDraftQuery = {
  response: OpenedDraftQuery$data;
  variables: OpenedDraftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "me",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactEmail",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactPhoneNumber",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contactFormUrl",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
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
  "name": "status",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resumerationType",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canPublish",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suspensionReason",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v18 = {
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
        (v16/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passage",
          "storageKey": null
        },
        (v17/*:: as any*/),
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
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "PublishingCheck",
  "kind": "LinkedField",
  "name": "checklist",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    (v16/*:: as any*/),
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
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v21 = [
  (v1/*:: as any*/),
  (v20/*:: as any*/),
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
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "coverImage",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "Industry",
  "kind": "LinkedField",
  "name": "industries",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Tool",
  "kind": "LinkedField",
  "name": "tools",
  "plural": true,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingPlaceType",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "concreteType": "Prefecture",
  "kind": "LinkedField",
  "name": "workingPrefecture",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workingPlace",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "informationAsOf",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validThrough",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOpenToOutside",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "JobOpeningQuestion",
  "kind": "LinkedField",
  "name": "questions",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
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
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "JobOpeningContact",
  "kind": "LinkedField",
  "name": "contact",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
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
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grossPrice",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentTerms",
  "storageKey": null
},
v37 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "offerDetail",
    "storageKey": null
  },
  (v34/*:: as any*/),
  (v35/*:: as any*/),
  (v36/*:: as any*/),
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
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleResponsibilityArea",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceDescription",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobRequirements",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "desiredJobRequirements",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "teamMission",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalMemberOfCreatorsDescription",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "businessPhaseDescription",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "organizationStructureImage",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creativeContribution",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageForCreator",
  "storageKey": null
},
v48 = [
  (v38/*:: as any*/),
  (v39/*:: as any*/),
  (v40/*:: as any*/),
  (v41/*:: as any*/),
  (v42/*:: as any*/),
  (v43/*:: as any*/),
  (v44/*:: as any*/),
  (v45/*:: as any*/),
  (v46/*:: as any*/),
  (v47/*:: as any*/),
  (v34/*:: as any*/),
  (v35/*:: as any*/),
  (v36/*:: as any*/),
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
v49 = [
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
    "selections": (v2/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "JobOpeningTag",
    "kind": "LinkedField",
    "name": "tags",
    "plural": true,
    "selections": (v2/*:: as any*/),
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
  (v38/*:: as any*/),
  (v39/*:: as any*/),
  (v40/*:: as any*/),
  (v41/*:: as any*/),
  (v42/*:: as any*/),
  (v43/*:: as any*/),
  (v44/*:: as any*/),
  (v45/*:: as any*/),
  (v46/*:: as any*/),
  (v47/*:: as any*/),
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
v50 = [
  (v1/*:: as any*/),
  (v4/*:: as any*/)
],
v51 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": (v50/*:: as any*/),
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "concreteType": "Industry",
  "kind": "LinkedField",
  "name": "industries",
  "plural": true,
  "selections": (v50/*:: as any*/),
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "concreteType": "Tool",
  "kind": "LinkedField",
  "name": "tools",
  "plural": true,
  "selections": (v50/*:: as any*/),
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "concreteType": "Occupation",
  "kind": "LinkedField",
  "name": "occupations",
  "plural": true,
  "selections": (v50/*:: as any*/),
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "concreteType": "JobOpeningTag",
  "kind": "LinkedField",
  "name": "jobOpeningTags",
  "plural": true,
  "selections": (v50/*:: as any*/),
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "concreteType": "Prefecture",
  "kind": "LinkedField",
  "name": "prefectures",
  "plural": true,
  "selections": (v50/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenedDraftQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "myCompany",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyOwnDetail",
            "kind": "LinkedField",
            "name": "ownDetail",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DraftEditor_company"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "draftJobOpening",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "draftSnapshot_draft",
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CorporateUser",
                "kind": "LinkedField",
                "name": "editedBy",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "draftFragments_common",
                "selections": [
                  (v17/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v25/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v28/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/)
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
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "draftFragments_contract",
                      "selections": (v37/*:: as any*/),
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
                      "selections": (v48/*:: as any*/),
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
                      "selections": (v49/*:: as any*/),
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
        "kind": "InlineDataFragmentSpread",
        "name": "workTerms_query",
        "selections": [
          (v51/*:: as any*/),
          (v52/*:: as any*/),
          (v53/*:: as any*/)
        ],
        "args": null,
        "argumentDefinitions": []
      },
      {
        "kind": "InlineDataFragmentSpread",
        "name": "openingTerms_query",
        "selections": [
          (v54/*:: as any*/),
          (v55/*:: as any*/),
          (v56/*:: as any*/)
        ],
        "args": null,
        "argumentDefinitions": []
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenedDraftQuery",
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "myCompany",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyOwnDetail",
            "kind": "LinkedField",
            "name": "ownDetail",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isReadyForPublishing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canEdit",
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
          (v1/*:: as any*/),
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
            "concreteType": "CompanyMember",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "role",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "draftJobOpening",
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
            "kind": "TypeDiscriminator",
            "abstractKey": "__isDraftJobOpening"
          },
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CorporateUser",
            "kind": "LinkedField",
            "name": "editedBy",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v17/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v30/*:: as any*/),
          (v31/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOpeningLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": [
              (v20/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v32/*:: as any*/),
          (v33/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v37/*:: as any*/),
            "type": "DraftContractJobOpening",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v48/*:: as any*/),
            "type": "DraftHourlyJobOpening",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v49/*:: as any*/),
            "type": "DraftFullTimeJobOpening",
            "abstractKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v51/*:: as any*/),
      (v52/*:: as any*/),
      (v53/*:: as any*/),
      (v54/*:: as any*/),
      (v55/*:: as any*/),
      (v56/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "8e303a7d77d8ea581ae9cd223704af39",
    "id": null,
    "metadata": {},
    "name": "OpenedDraftQuery",
    "operationKind": "query",
    "text": "query OpenedDraftQuery(\n  $id: ID!\n) {\n  me {\n    id\n  }\n  myCompany {\n    name\n    ownDetail {\n      contactEmail\n      contactPhoneNumber\n      contactFormUrl\n    }\n    ...DraftEditor_company\n    id\n  }\n  draftJobOpening(id: $id) {\n    __typename\n    ...draftSnapshot_draft\n    id\n  }\n  ...workTerms_query\n  ...openingTerms_query\n}\n\nfragment CompanyField_company on Company {\n  name\n  location\n  ownDetail {\n    isReadyForPublishing\n    canEdit\n  }\n}\n\nfragment DraftEditor_company on Company {\n  ownDetail {\n    isReadyForPublishing\n  }\n  ...CompanyField_company\n  ...DraftPreview_company\n  ...PublishersLine_company\n}\n\nfragment DraftPreview_company on Company {\n  id\n  name\n  location\n  avatarImagePath\n}\n\nfragment PublishersLine_company on Company {\n  members {\n    fullName\n    role\n    id\n  }\n}\n\nfragment draftFragments_common on DraftJobOpening {\n  __isDraftJobOpening: __typename\n  title\n  coverImage {\n    id\n    url\n    width\n    height\n    thumbhash\n  }\n  categories {\n    id\n  }\n  industries {\n    id\n  }\n  tools {\n    id\n  }\n  workingPlaceType\n  workingPrefecture {\n    id\n  }\n  workingPlace\n  informationAsOf\n  validThrough\n  isOpenToOutside\n}\n\nfragment draftFragments_contract on DraftContractJobOpening {\n  offerDetail\n  netPrice\n  grossPrice\n  paymentTerms\n  desiredDeliveryAt\n  deliveryDecidedBy\n  deliveryMethod\n  isAllowToPublishExternal\n  specialNoteForExternalPublish\n  hasAvailableAsset\n  availableAssetDescription\n}\n\nfragment draftFragments_fullTime on DraftFullTimeJobOpening {\n  tool\n  occupations {\n    id\n  }\n  tags {\n    id\n  }\n  jobDetail\n  jobChangeScope\n  roleResponsibilityArea\n  serviceDescription\n  jobRequirements\n  desiredJobRequirements\n  teamMission\n  totalMemberOfCreatorsDescription\n  businessPhaseDescription\n  organizationStructureImage {\n    id\n    url\n    width\n    height\n    thumbhash\n  }\n  creativeContribution\n  messageForCreator\n  workingPlaceChangeScope\n  employerName\n  isDispatch\n  contractPeriodType\n  contractPeriodNote\n  contractRenewalNote\n  hasProbation\n  probationNote\n  payUnit\n  payMin\n  payMax\n  payNote\n  hasFixedOvertime\n  fixedOvertimeAmount\n  fixedOvertimeHours\n  paysOvertimeExcess\n  workingHours\n  breakTime\n  overtimeNote\n  isDiscretionaryWork\n  holiday\n  employeeBenefits\n  socialInsurance\n  secondhandSmokeControl\n  secondhandSmokeNote\n}\n\nfragment draftFragments_hourly on DraftHourlyJobOpening {\n  roleResponsibilityArea\n  serviceDescription\n  jobRequirements\n  desiredJobRequirements\n  teamMission\n  totalMemberOfCreatorsDescription\n  businessPhaseDescription\n  organizationStructureImage {\n    id\n    url\n    width\n    height\n    thumbhash\n  }\n  creativeContribution\n  messageForCreator\n  netPrice\n  grossPrice\n  paymentTerms\n  desiredWayOfWorking\n  weeklyOperationalHours\n  requestedPeriodMonths\n}\n\nfragment draftSnapshot_draft on DraftJobOpening {\n  __isDraftJobOpening: __typename\n  version\n  editedAt\n  editedBy {\n    fullName\n    id\n  }\n  status\n  resumerationType\n  canPublish\n  suspensionReason\n  hold {\n    reason\n    passages {\n      label\n      passage\n      title\n      why\n    }\n  }\n  checklist {\n    field\n    label\n    isMet\n  }\n  ...draftFragments_common\n  links {\n    url\n    id\n  }\n  questions {\n    id\n    questionText\n  }\n  contact {\n    name\n    email\n    phoneNumber\n    formUrl\n  }\n  ... on DraftContractJobOpening {\n    ...draftFragments_contract\n  }\n  ... on DraftHourlyJobOpening {\n    ...draftFragments_hourly\n  }\n  ... on DraftFullTimeJobOpening {\n    ...draftFragments_fullTime\n  }\n}\n\nfragment openingTerms_query on Query {\n  occupations {\n    id\n    name\n  }\n  jobOpeningTags {\n    id\n    name\n  }\n  prefectures {\n    id\n    name\n  }\n}\n\nfragment workTerms_query on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "069a3b27e08c95b8645e58a5939101c7";

export default node;
