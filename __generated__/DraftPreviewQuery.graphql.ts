/**
 * @generated SignedSource<<e4ccefb5bc44a9836d9ecb0d249098c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContractPeriodType = "FIXED_TERM" | "INDEFINITE";
export type PayUnit = "HOUR" | "HOURLY" | "MONTH" | "MONTHLY";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type SmokingMeasure = "NO_COUNTERMEASURES" | "NO_SMOKING" | "SMOKING_ROOM";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
export type WorkingPlaceType = "FULL_REMOTE" | "ON_SITE" | "PARTIAL_REMOTE";
export type DraftPreviewQuery$variables = Record<PropertyKey, never>;
export type DraftPreviewQuery$data = {
  readonly jobOpening: {
    readonly " $fragmentSpreads": FragmentRefs<"JobOpeningView_opening">;
  } | null | undefined;
};
export type DraftPreviewQuery$rawResponse = {
  readonly jobOpening: {
    readonly __typename: "ContractJobOpening";
    readonly __isJobOpening: "ContractJobOpening";
    readonly availableAssetDescription: string | null | undefined;
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly company: {
      readonly avatarImagePath: string | null | undefined;
      readonly id: string;
      readonly location: string | null | undefined;
      readonly name: string;
    };
    readonly contact: {
      readonly email: string | null | undefined;
      readonly formUrl: string | null | undefined;
      readonly name: string | null | undefined;
      readonly phoneNumber: string | null | undefined;
    };
    readonly coverImage: {
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly deliveryDecidedBy: string | null | undefined;
    readonly deliveryMethod: string | null | undefined;
    readonly desiredDeliveryAt: string | null | undefined;
    readonly grossPrice: number | null | undefined;
    readonly hasAvailableAsset: boolean | null | undefined;
    readonly id: string;
    readonly industries: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly informationAsOf: string | null | undefined;
    readonly isAllowToPublishExternal: boolean | null | undefined;
    readonly links: ReadonlyArray<{
      readonly id: string;
      readonly url: string;
    }>;
    readonly netPrice: number | null | undefined;
    readonly offerDetail: string | null | undefined;
    readonly paymentTerms: string | null | undefined;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly questionText: string;
    }>;
    readonly resumerationType: ResumerationType;
    readonly specialNoteForExternalPublish: string | null | undefined;
    readonly title: string;
    readonly tools: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly tsumugiCommissionFee: number | null | undefined;
    readonly validThrough: string | null | undefined;
    readonly workingPlace: string | null | undefined;
    readonly workingPlaceType: WorkingPlaceType | null | undefined;
    readonly workingPrefecture: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  } | {
    readonly __typename: "FullTimeJobOpening";
    readonly __isJobOpening: "FullTimeJobOpening";
    readonly breakTime: string | null | undefined;
    readonly businessPhaseDescription: string | null | undefined;
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly company: {
      readonly avatarImagePath: string | null | undefined;
      readonly id: string;
      readonly location: string | null | undefined;
      readonly name: string;
    };
    readonly contact: {
      readonly email: string | null | undefined;
      readonly formUrl: string | null | undefined;
      readonly name: string | null | undefined;
      readonly phoneNumber: string | null | undefined;
    };
    readonly contractPeriodNote: string | null | undefined;
    readonly contractPeriodType: ContractPeriodType | null | undefined;
    readonly contractRenewalNote: string | null | undefined;
    readonly coverImage: {
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly creativeContribution: string | null | undefined;
    readonly desiredJobRequirements: string | null | undefined;
    readonly employeeBenefits: string | null | undefined;
    readonly employerName: string | null | undefined;
    readonly fixedOvertimeAmount: number | null | undefined;
    readonly fixedOvertimeHours: number | null | undefined;
    readonly hasFixedOvertime: boolean | null | undefined;
    readonly hasProbation: boolean | null | undefined;
    readonly holiday: string | null | undefined;
    readonly id: string;
    readonly industries: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly informationAsOf: string | null | undefined;
    readonly isDiscretionaryWork: boolean | null | undefined;
    readonly isDispatch: boolean | null | undefined;
    readonly jobChangeScope: string | null | undefined;
    readonly jobDetail: string | null | undefined;
    readonly jobRequirements: string | null | undefined;
    readonly links: ReadonlyArray<{
      readonly id: string;
      readonly url: string;
    }>;
    readonly messageForCreator: string | null | undefined;
    readonly occupations: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly organizationStructureImage: {
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly overtimeNote: string | null | undefined;
    readonly payMax: number | null | undefined;
    readonly payMin: number | null | undefined;
    readonly payNote: string | null | undefined;
    readonly payUnit: PayUnit | null | undefined;
    readonly paysOvertimeExcess: boolean | null | undefined;
    readonly probationNote: string | null | undefined;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly questionText: string;
    }>;
    readonly resumerationType: ResumerationType;
    readonly roleResponsibilityArea: string | null | undefined;
    readonly secondhandSmokeControl: SmokingMeasure | null | undefined;
    readonly secondhandSmokeNote: string | null | undefined;
    readonly serviceDescription: string | null | undefined;
    readonly socialInsurance: string | null | undefined;
    readonly tags: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly teamMission: string | null | undefined;
    readonly title: string;
    readonly tool: string | null | undefined;
    readonly tools: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly totalMemberOfCreatorsDescription: string | null | undefined;
    readonly validThrough: string | null | undefined;
    readonly workingHours: string | null | undefined;
    readonly workingPlace: string | null | undefined;
    readonly workingPlaceChangeScope: string | null | undefined;
    readonly workingPlaceType: WorkingPlaceType | null | undefined;
    readonly workingPrefecture: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  } | {
    readonly __typename: "HourlyJobOpening";
    readonly __isJobOpening: "HourlyJobOpening";
    readonly businessPhaseDescription: string | null | undefined;
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly company: {
      readonly avatarImagePath: string | null | undefined;
      readonly id: string;
      readonly location: string | null | undefined;
      readonly name: string;
    };
    readonly contact: {
      readonly email: string | null | undefined;
      readonly formUrl: string | null | undefined;
      readonly name: string | null | undefined;
      readonly phoneNumber: string | null | undefined;
    };
    readonly coverImage: {
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly creativeContribution: string | null | undefined;
    readonly desiredJobRequirements: string | null | undefined;
    readonly desiredWayOfWorking: WayOfWorking | null | undefined;
    readonly grossPrice: number | null | undefined;
    readonly id: string;
    readonly industries: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly informationAsOf: string | null | undefined;
    readonly jobRequirements: string | null | undefined;
    readonly links: ReadonlyArray<{
      readonly id: string;
      readonly url: string;
    }>;
    readonly messageForCreator: string | null | undefined;
    readonly netPrice: number | null | undefined;
    readonly organizationStructureImage: {
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly paymentTerms: string | null | undefined;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly questionText: string;
    }>;
    readonly requestedPeriodMonths: number | null | undefined;
    readonly resumerationType: ResumerationType;
    readonly roleResponsibilityArea: string | null | undefined;
    readonly serviceDescription: string | null | undefined;
    readonly teamMission: string | null | undefined;
    readonly title: string;
    readonly tools: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly totalMemberOfCreatorsDescription: string | null | undefined;
    readonly tsumugiCommissionFee: number | null | undefined;
    readonly validThrough: string | null | undefined;
    readonly weeklyOperationalHours: number | null | undefined;
    readonly workingPlace: string | null | undefined;
    readonly workingPlaceType: WorkingPlaceType | null | undefined;
    readonly workingPrefecture: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  } | {
    readonly __typename: string;
    readonly __isJobOpening: string;
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly company: {
      readonly avatarImagePath: string | null | undefined;
      readonly id: string;
      readonly location: string | null | undefined;
      readonly name: string;
    };
    readonly contact: {
      readonly email: string | null | undefined;
      readonly formUrl: string | null | undefined;
      readonly name: string | null | undefined;
      readonly phoneNumber: string | null | undefined;
    };
    readonly coverImage: {
      readonly height: number;
      readonly id: string;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly id: string;
    readonly industries: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly informationAsOf: string | null | undefined;
    readonly links: ReadonlyArray<{
      readonly id: string;
      readonly url: string;
    }>;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly questionText: string;
    }>;
    readonly resumerationType: ResumerationType;
    readonly title: string;
    readonly tools: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly validThrough: string | null | undefined;
    readonly workingPlace: string | null | undefined;
    readonly workingPlaceType: WorkingPlaceType | null | undefined;
    readonly workingPrefecture: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type DraftPreviewQuery = {
  rawResponse: DraftPreviewQuery$rawResponse;
  response: DraftPreviewQuery$data;
  variables: DraftPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "preview"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentTerms",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grossPrice",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tsumugiCommissionFee",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleResponsibilityArea",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceDescription",
  "storageKey": null
},
v12 = [
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
    "selections": (v3/*:: as any*/),
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
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": (v12/*:: as any*/),
      "type": "HourlyJobOpening",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v12/*:: as any*/),
      "type": "FullTimeJobOpening",
      "abstractKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DraftPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "jobOpening",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobOpeningView_opening"
          }
        ],
        "storageKey": "jobOpening(id:\"preview\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DraftPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
            "kind": "TypeDiscriminator",
            "abstractKey": "__isJobOpening"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "coverImage",
            "plural": false,
            "selections": (v3/*:: as any*/),
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
              (v4/*:: as any*/),
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
              (v2/*:: as any*/),
              (v4/*:: as any*/),
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
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Industry",
            "kind": "LinkedField",
            "name": "industries",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tool",
            "kind": "LinkedField",
            "name": "tools",
            "plural": true,
            "selections": (v5/*:: as any*/),
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
            "concreteType": "JobOpeningLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v1/*:: as any*/)
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
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "ContractJobOpening",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
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
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v13/*:: as any*/)
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
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Occupation",
                "kind": "LinkedField",
                "name": "occupations",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "jobDetail",
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
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
              (v13/*:: as any*/)
            ],
            "type": "FullTimeJobOpening",
            "abstractKey": null
          }
        ],
        "storageKey": "jobOpening(id:\"preview\")"
      }
    ]
  },
  "params": {
    "cacheID": "76377ed33a0a230d3bc6e99d05b357c4",
    "id": null,
    "metadata": {},
    "name": "DraftPreviewQuery",
    "operationKind": "query",
    "text": "query DraftPreviewQuery {\n  jobOpening(id: \"preview\") {\n    __typename\n    ...JobOpeningView_opening\n    id\n  }\n}\n\nfragment ContractBody_opening on ContractJobOpening {\n  offerDetail\n  hasAvailableAsset\n  availableAssetDescription\n  deliveryMethod\n  isAllowToPublishExternal\n  specialNoteForExternalPublish\n  paymentTerms\n  netPrice\n  grossPrice\n  tsumugiCommissionFee\n}\n\nfragment FullTimeBody_opening on FullTimeJobOpening {\n  jobDetail\n  roleResponsibilityArea\n  serviceDescription\n  ...TeamParts_opening\n  ...FullTimeTerms_opening\n}\n\nfragment FullTimeTerms_opening on FullTimeJobOpening {\n  jobChangeScope\n  workingPlaceChangeScope\n  employerName\n  isDispatch\n  contractPeriodType\n  contractPeriodNote\n  contractRenewalNote\n  hasProbation\n  probationNote\n  payUnit\n  payMin\n  payMax\n  payNote\n  hasFixedOvertime\n  fixedOvertimeAmount\n  fixedOvertimeHours\n  paysOvertimeExcess\n  workingHours\n  breakTime\n  overtimeNote\n  isDiscretionaryWork\n  holiday\n  employeeBenefits\n  socialInsurance\n  secondhandSmokeControl\n  secondhandSmokeNote\n}\n\nfragment HourlyBody_opening on HourlyJobOpening {\n  desiredWayOfWorking\n  roleResponsibilityArea\n  serviceDescription\n  paymentTerms\n  netPrice\n  grossPrice\n  tsumugiCommissionFee\n  ...TeamParts_opening\n}\n\nfragment JobOpeningView_opening on JobOpening {\n  __isJobOpening: __typename\n  ...OpeningHead_opening\n  ...OpeningFacts_opening\n  ...OpeningBeside_opening\n  ...OpeningPoster_opening\n  ... on ContractJobOpening {\n    ...ContractBody_opening\n  }\n  ... on HourlyJobOpening {\n    ...HourlyBody_opening\n  }\n  ... on FullTimeJobOpening {\n    ...FullTimeBody_opening\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment OpeningBeside_opening on JobOpening {\n  __isJobOpening: __typename\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n  questions {\n    id\n    questionText\n  }\n  links {\n    id\n    url\n  }\n  ... on FullTimeJobOpening {\n    tool\n    tags {\n      id\n      name\n    }\n    occupations {\n      id\n      name\n    }\n  }\n}\n\nfragment OpeningFacts_opening on JobOpening {\n  __isJobOpening: __typename\n  resumerationType\n  workingPlaceType\n  ... on ContractJobOpening {\n    netPrice\n    desiredDeliveryAt\n    deliveryDecidedBy\n  }\n  ... on HourlyJobOpening {\n    netPrice\n    weeklyOperationalHours\n    requestedPeriodMonths\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n    contractPeriodType\n  }\n}\n\nfragment OpeningHead_opening on JobOpening {\n  __isJobOpening: __typename\n  title\n  coverImage {\n    ...MediaPicture_media\n    id\n  }\n  workingPrefecture {\n    name\n    id\n  }\n  company {\n    id\n    name\n    avatarImagePath\n  }\n}\n\nfragment OpeningPoster_opening on JobOpening {\n  __isJobOpening: __typename\n  informationAsOf\n  validThrough\n  workingPlace\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  contact {\n    name\n    email\n    phoneNumber\n    formUrl\n  }\n  company {\n    name\n    location\n    id\n  }\n}\n\nfragment TeamParts_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on HourlyJobOpening {\n    teamMission\n    totalMemberOfCreatorsDescription\n    businessPhaseDescription\n    organizationStructureImage {\n      ...MediaPicture_media\n      id\n    }\n    creativeContribution\n    messageForCreator\n    jobRequirements\n    desiredJobRequirements\n  }\n  ... on FullTimeJobOpening {\n    teamMission\n    totalMemberOfCreatorsDescription\n    businessPhaseDescription\n    organizationStructureImage {\n      ...MediaPicture_media\n      id\n    }\n    creativeContribution\n    messageForCreator\n    jobRequirements\n    desiredJobRequirements\n  }\n}\n"
  }
};
})();

(node as any).hash = "0e59c5c30460f9f931658d68b1354827";

export default node;
