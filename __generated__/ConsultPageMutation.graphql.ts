/**
 * @generated SignedSource<<dd2803a87d8e6578ec37e95203b74c83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
export type CreateJobConsultationInput = {
  categoryId?: string | null | undefined;
  clientId?: string | null | undefined;
  hourlyRate?: JobConsultationHourlyRateInput | null | undefined;
  isAllowedToPublishExternal?: boolean | null | undefined;
  offerDetail: string;
  offerPurpose?: string | null | undefined;
  offerType: RewardType;
  recipients: ReadonlyArray<JobConsultationRecipientInput>;
  specialNoteForExternalPublish?: string | null | undefined;
  title: string;
  unit?: JobConsultationUnitInput | null | undefined;
  wayOfWorking: WayOfWorking;
  workingPlace?: string | null | undefined;
};
export type JobConsultationHourlyRateInput = {
  desiredContractStartedAt?: string | null | undefined;
  grossHourlyRatePrice?: number | null | undefined;
  isOperationalNotDecided?: boolean | null | undefined;
  netHourlyRatePrice?: number | null | undefined;
  requestedPeriodMonths?: number | null | undefined;
  weeklyOperationalHours?: number | null | undefined;
};
export type JobConsultationRecipientInput = {
  firstLine?: string | null | undefined;
  userId: string;
};
export type JobConsultationUnitInput = {
  desiredDeadlineAt?: string | null | undefined;
  grossBudget?: number | null | undefined;
  netBudget?: number | null | undefined;
};
export type ConsultPageMutation$variables = {
  input: CreateJobConsultationInput;
};
export type ConsultPageMutation$data = {
  readonly createJobConsultation: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly jobConsultations: ReadonlyArray<{
      readonly chatRoomId: string | null | undefined;
      readonly id: string;
    }> | null | undefined;
    readonly ok: boolean;
  };
};
export type ConsultPageMutation = {
  response: ConsultPageMutation$data;
  variables: ConsultPageMutation$variables;
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
  "name": "ok",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "JobConsultation",
  "kind": "LinkedField",
  "name": "jobConsultations",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatRoomId",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v10 = {
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
    "name": "ConsultPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateJobConsultationPayload",
        "kind": "LinkedField",
        "name": "createJobConsultation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
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
    "name": "ConsultPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateJobConsultationPayload",
        "kind": "LinkedField",
        "name": "createJobConsultation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4936f0d6e00e4479593033716222f775",
    "id": null,
    "metadata": {},
    "name": "ConsultPageMutation",
    "operationKind": "mutation",
    "text": "mutation ConsultPageMutation(\n  $input: CreateJobConsultationInput!\n) {\n  createJobConsultation(input: $input) {\n    ok\n    jobConsultations {\n      id\n      chatRoomId\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "93e2e18b45d89aab65f2dc93b70c36d4";

export default node;
