/**
 * @generated SignedSource<<9056c7701214c5a4193dd8762de93531>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobOpeningViewTestQuery$variables = Record<PropertyKey, never>;
export type JobOpeningViewTestQuery$data = {
  readonly publicJobOpening: {
    readonly " $fragmentSpreads": FragmentRefs<"JobOpeningView_opening">;
  } | null | undefined;
};
export type JobOpeningViewTestQuery = {
  response: JobOpeningViewTestQuery$data;
  variables: JobOpeningViewTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "j_1"
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
    "name": "JobOpeningViewTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "publicJobOpening",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobOpeningView_opening"
          }
        ],
        "storageKey": "publicJobOpening(id:\"j_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JobOpeningViewTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "publicJobOpening",
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
        "storageKey": "publicJobOpening(id:\"j_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "bbc123fc4557d86b893825982e005aea",
    "id": null,
    "metadata": {},
    "name": "JobOpeningViewTestQuery",
    "operationKind": "query",
    "text": "query JobOpeningViewTestQuery {\n  publicJobOpening(id: \"j_1\") {\n    __typename\n    ...JobOpeningView_opening\n    id\n  }\n}\n\nfragment ContractBody_opening on ContractJobOpening {\n  offerDetail\n  hasAvailableAsset\n  availableAssetDescription\n  deliveryMethod\n  isAllowToPublishExternal\n  specialNoteForExternalPublish\n  paymentTerms\n  netPrice\n  grossPrice\n  tsumugiCommissionFee\n}\n\nfragment FullTimeBody_opening on FullTimeJobOpening {\n  jobDetail\n  roleResponsibilityArea\n  serviceDescription\n  ...TeamParts_opening\n  ...FullTimeTerms_opening\n}\n\nfragment FullTimeTerms_opening on FullTimeJobOpening {\n  jobChangeScope\n  workingPlaceChangeScope\n  employerName\n  isDispatch\n  contractPeriodType\n  contractPeriodNote\n  contractRenewalNote\n  hasProbation\n  probationNote\n  payUnit\n  payMin\n  payMax\n  payNote\n  hasFixedOvertime\n  fixedOvertimeAmount\n  fixedOvertimeHours\n  paysOvertimeExcess\n  workingHours\n  breakTime\n  overtimeNote\n  isDiscretionaryWork\n  holiday\n  employeeBenefits\n  socialInsurance\n  secondhandSmokeControl\n  secondhandSmokeNote\n}\n\nfragment HourlyBody_opening on HourlyJobOpening {\n  desiredWayOfWorking\n  roleResponsibilityArea\n  serviceDescription\n  paymentTerms\n  netPrice\n  grossPrice\n  tsumugiCommissionFee\n  ...TeamParts_opening\n}\n\nfragment JobOpeningView_opening on JobOpening {\n  __isJobOpening: __typename\n  ...OpeningHead_opening\n  ...OpeningFacts_opening\n  ...OpeningBeside_opening\n  ...OpeningPoster_opening\n  ... on ContractJobOpening {\n    ...ContractBody_opening\n  }\n  ... on HourlyJobOpening {\n    ...HourlyBody_opening\n  }\n  ... on FullTimeJobOpening {\n    ...FullTimeBody_opening\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment OpeningBeside_opening on JobOpening {\n  __isJobOpening: __typename\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n  questions {\n    id\n    questionText\n  }\n  links {\n    id\n    url\n  }\n  ... on FullTimeJobOpening {\n    tool\n    tags {\n      id\n      name\n    }\n    occupations {\n      id\n      name\n    }\n  }\n}\n\nfragment OpeningFacts_opening on JobOpening {\n  __isJobOpening: __typename\n  resumerationType\n  workingPlaceType\n  ... on ContractJobOpening {\n    netPrice\n    desiredDeliveryAt\n    deliveryDecidedBy\n  }\n  ... on HourlyJobOpening {\n    netPrice\n    weeklyOperationalHours\n    requestedPeriodMonths\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n    contractPeriodType\n  }\n}\n\nfragment OpeningHead_opening on JobOpening {\n  __isJobOpening: __typename\n  title\n  coverImage {\n    ...MediaPicture_media\n    id\n  }\n  workingPrefecture {\n    name\n    id\n  }\n  company {\n    id\n    name\n    avatarImagePath\n  }\n}\n\nfragment OpeningPoster_opening on JobOpening {\n  __isJobOpening: __typename\n  informationAsOf\n  validThrough\n  workingPlace\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  contact {\n    name\n    email\n    phoneNumber\n    formUrl\n  }\n  company {\n    name\n    location\n    id\n  }\n}\n\nfragment TeamParts_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on HourlyJobOpening {\n    teamMission\n    totalMemberOfCreatorsDescription\n    businessPhaseDescription\n    organizationStructureImage {\n      ...MediaPicture_media\n      id\n    }\n    creativeContribution\n    messageForCreator\n    jobRequirements\n    desiredJobRequirements\n  }\n  ... on FullTimeJobOpening {\n    teamMission\n    totalMemberOfCreatorsDescription\n    businessPhaseDescription\n    organizationStructureImage {\n      ...MediaPicture_media\n      id\n    }\n    creativeContribution\n    messageForCreator\n    jobRequirements\n    desiredJobRequirements\n  }\n}\n"
  }
};
})();

(node as any).hash = "8fca2b621dafc268e742b1033c92d72e";

export default node;
