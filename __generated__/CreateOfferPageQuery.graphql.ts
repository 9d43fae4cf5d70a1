/**
 * @generated SignedSource<<aaa24f8ebdcf5898ecfcf3404f023bbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
export type CreateOfferPageQuery$variables = {
  byCandidate: boolean;
  byConsultation: boolean;
  candidate: string;
  consultation: string;
};
export type CreateOfferPageQuery$data = {
  readonly candidate?: {
    readonly jobOpening: {
      readonly resumerationType: ResumerationType;
      readonly title: string;
      readonly workingPlace: string | null | undefined;
    };
  } | null | undefined;
  readonly jobConsultation?: {
    readonly contract: {
      readonly netBudget?: number | null | undefined;
      readonly netHourlyRatePrice?: number | null | undefined;
      readonly weeklyOperationalHours?: number | null | undefined;
    };
    readonly isAllowedToPublishExternal: boolean;
    readonly offerDetail: string;
    readonly offerType: RewardType;
    readonly specialNoteForExternalPublish: string | null | undefined;
    readonly title: string;
    readonly workingPlace: string | null | undefined;
  } | null | undefined;
};
export type CreateOfferPageQuery = {
  response: CreateOfferPageQuery$data;
  variables: CreateOfferPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byCandidate"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byConsultation"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "candidate"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "consultation"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "candidate"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
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
  "name": "workingPlace",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "consultation"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerType",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerDetail",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "specialNoteForExternalPublish",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAllowedToPublishExternal",
  "storageKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netHourlyRatePrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weeklyOperationalHours",
      "storageKey": null
    }
  ],
  "type": "HourlyRateConsultationContract",
  "abstractKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netBudget",
      "storageKey": null
    }
  ],
  "type": "UnitConsultationContract",
  "abstractKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateOfferPageQuery",
    "selections": [
      {
        "condition": "byCandidate",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
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
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byConsultation",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "JobConsultation",
            "kind": "LinkedField",
            "name": "jobConsultation",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v7/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "contract",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreateOfferPageQuery",
    "selections": [
      {
        "condition": "byCandidate",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
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
                  (v15/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "byConsultation",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "JobConsultation",
            "kind": "LinkedField",
            "name": "jobConsultation",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v7/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "contract",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "858369a640db3082a2d97d08249f309d",
    "id": null,
    "metadata": {},
    "name": "CreateOfferPageQuery",
    "operationKind": "query",
    "text": "query CreateOfferPageQuery(\n  $candidate: ID!\n  $consultation: ID!\n  $byCandidate: Boolean!\n  $byConsultation: Boolean!\n) {\n  candidate(id: $candidate) @include(if: $byCandidate) {\n    jobOpening {\n      __typename\n      title\n      resumerationType\n      workingPlace\n      id\n    }\n    id\n  }\n  jobConsultation(id: $consultation) @include(if: $byConsultation) {\n    title\n    offerType\n    offerDetail\n    workingPlace\n    specialNoteForExternalPublish\n    isAllowedToPublishExternal\n    contract {\n      __typename\n      ... on HourlyRateConsultationContract {\n        netHourlyRatePrice\n        weeklyOperationalHours\n      }\n      ... on UnitConsultationContract {\n        netBudget\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "379914de417024d7ab19561cf3a94770";

export default node;
