/**
 * @generated SignedSource<<bdad0c20267b5a8765f705e02c496df2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OfficialJobOfferTerm = "AMOUNT" | "COMMISSIONED" | "DELIVERY" | "INSPECTION" | "OTHER" | "PAYMENT_DATE" | "PAYMENT_METHOD" | "PLACE" | "PUBLICITY" | "REVISIONS" | "RIGHTS" | "WORK";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
export type ReviseOfferPageQuery$variables = {
  id: string;
};
export type ReviseOfferPageQuery$data = {
  readonly officialJobOffer: {
    readonly currentVersion: number;
    readonly id: string;
    readonly versions: ReadonlyArray<{
      readonly terms: {
        readonly amountFormula: string | null | undefined;
        readonly deliveryOn: string | null | undefined;
        readonly inspectionCompletesOn: string | null | undefined;
        readonly isRecommissioned: boolean;
        readonly milestones: ReadonlyArray<{
          readonly deliveryOn: string;
          readonly netPrice: number;
          readonly paymentDueOn: string | null | undefined;
          readonly title: string;
        }>;
        readonly netPrice: number | null | undefined;
        readonly other: string | null | undefined;
        readonly paymentClosesOn: number | null | undefined;
        readonly paymentDueOn: string | null | undefined;
        readonly paymentMethod: string | null | undefined;
        readonly paymentMonthsLater: number | null | undefined;
        readonly paymentPaysOn: number | null | undefined;
        readonly place: string | null | undefined;
        readonly publicity: string | null | undefined;
        readonly remunerationType: RewardType;
        readonly revisions: string | null | undefined;
        readonly rights: string | null | undefined;
        readonly rightsNetPrice: number | null | undefined;
        readonly serviceFrom: string | null | undefined;
        readonly serviceTo: string | null | undefined;
        readonly title: string;
        readonly undecided: ReadonlyArray<{
          readonly decidedBy: string;
          readonly reason: string;
          readonly term: OfficialJobOfferTerm;
        }>;
        readonly upstreamClient: string | null | undefined;
        readonly upstreamPaymentOn: string | null | undefined;
        readonly weeklyHours: number | null | undefined;
        readonly work: string | null | undefined;
      };
      readonly version: number;
    }>;
  } | null | undefined;
};
export type ReviseOfferPageQuery = {
  response: ReviseOfferPageQuery$data;
  variables: ReviseOfferPageQuery$variables;
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
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deliveryOn",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentDueOn",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "OfficialJobOffer",
    "kind": "LinkedField",
    "name": "officialJobOffer",
    "plural": false,
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
        "name": "currentVersion",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OfficialJobOfferVersion",
        "kind": "LinkedField",
        "name": "versions",
        "plural": true,
        "selections": [
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
            "concreteType": "OfficialJobOfferTerms",
            "kind": "LinkedField",
            "name": "terms",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "remunerationType",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "work",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revisions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rights",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rightsNetPrice",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serviceFrom",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serviceTo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "place",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inspectionCompletesOn",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amountFormula",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weeklyHours",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentClosesOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentMonthsLater",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentPaysOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentMethod",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publicity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "other",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRecommissioned",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "upstreamClient",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "upstreamPaymentOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferMilestone",
                "kind": "LinkedField",
                "name": "milestones",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OfficialJobOfferUndecidedTerm",
                "kind": "LinkedField",
                "name": "undecided",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "term",
                    "storageKey": null
                  },
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
                    "kind": "ScalarField",
                    "name": "decidedBy",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviseOfferPageQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviseOfferPageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "cacheID": "5ff0f5a16a0f4e05d12f9a06785c90e9",
    "id": null,
    "metadata": {},
    "name": "ReviseOfferPageQuery",
    "operationKind": "query",
    "text": "query ReviseOfferPageQuery(\n  $id: ID!\n) {\n  officialJobOffer(id: $id) {\n    id\n    currentVersion\n    versions {\n      version\n      terms {\n        title\n        remunerationType\n        work\n        revisions\n        rights\n        rightsNetPrice\n        deliveryOn\n        serviceFrom\n        serviceTo\n        place\n        inspectionCompletesOn\n        netPrice\n        amountFormula\n        weeklyHours\n        paymentDueOn\n        paymentClosesOn\n        paymentMonthsLater\n        paymentPaysOn\n        paymentMethod\n        publicity\n        other\n        isRecommissioned\n        upstreamClient\n        upstreamPaymentOn\n        milestones {\n          title\n          deliveryOn\n          netPrice\n          paymentDueOn\n        }\n        undecided {\n          term\n          reason\n          decidedBy\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "959564df3c4bc7ae32aeb4c0891e332f";

export default node;
