/**
 * @generated SignedSource<<39facf14acb0fb72f3f312a9c6be2d52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "DISMISSAL" | "EMPLOYER" | "EMPLOYMENT_OTHER" | "EMPLOYMENT_PERIOD" | "FIXED_OVERTIME" | "HOLIDAYS" | "INSPECTION" | "INSURANCE" | "JOB" | "JOB_SCOPE" | "LEAVE" | "OTHER" | "OVERTIME" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PROBATION" | "PUBLICITY" | "RAISES" | "REVISIONS" | "RIGHTS" | "SMOKING" | "START" | "WAGE" | "WAGE_DAYS" | "WORK" | "WORKING_HOURS" | "WORKPLACE" | "WORKPLACE_SCOPE";
export type AnswerOfficialJobOfferInput = {
  message?: string | null | undefined;
  offerId: string;
  term?: OfficialJobOfferTerm | null | undefined;
  version: number;
};
export type AnswerActsTermsMutation$variables = {
  input: AnswerOfficialJobOfferInput;
};
export type AnswerActsTermsMutation$data = {
  readonly acceptEngagementTerms: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly officialJobOffer: {
      readonly id: string;
      readonly status: OfficialJobOfferStatus;
      readonly " $fragmentSpreads": FragmentRefs<"OfferStory_offer">;
    } | null | undefined;
  };
};
export type AnswerActsTermsMutation = {
  response: AnswerActsTermsMutation$data;
  variables: AnswerActsTermsMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
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
    "name": "AnswerActsTermsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfficialJobOfferPayload",
        "kind": "LinkedField",
        "name": "acceptEngagementTerms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOffer",
            "kind": "LinkedField",
            "name": "officialJobOffer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OfferStory_offer"
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
    "name": "AnswerActsTermsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfficialJobOfferPayload",
        "kind": "LinkedField",
        "name": "acceptEngagementTerms",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OfficialJobOffer",
            "kind": "LinkedField",
            "name": "officialJobOffer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferEvent",
                "kind": "LinkedField",
                "name": "events",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "termLabel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "words",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "happenedAt",
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
    "cacheID": "dda6c0e2db74022bfe0ec9db870e6810",
    "id": null,
    "metadata": {},
    "name": "AnswerActsTermsMutation",
    "operationKind": "mutation",
    "text": "mutation AnswerActsTermsMutation(\n  $input: AnswerOfficialJobOfferInput!\n) {\n  acceptEngagementTerms(input: $input) {\n    officialJobOffer {\n      id\n      status\n      ...OfferStory_offer\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n\nfragment OfferStory_offer on OfficialJobOffer {\n  events {\n    id\n    kind\n    version\n    termLabel\n    words\n    happenedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "416f4bb2940bd35523eba4ad860e7001";

export default node;
