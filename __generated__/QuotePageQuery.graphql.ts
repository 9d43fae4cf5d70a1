/**
 * @generated SignedSource<<a0a6ea96f8ba2d8df8f49d03e088d46e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
export type QuotePageQuery$variables = {
  id: string;
};
export type QuotePageQuery$data = {
  readonly quote: {
    readonly breakdown: {
      readonly consumptionTaxOfNet: number;
      readonly netPrice: number;
      readonly payout: number;
      readonly withholdingTax: number;
    };
    readonly chatRoomId: string;
    readonly companyName: string;
    readonly creatorName: string;
    readonly documentUrl: string | null | undefined;
    readonly id: string;
    readonly isOver: boolean;
    readonly items: ReadonlyArray<{
      readonly amount: number;
      readonly name: string;
      readonly quantity: number;
      readonly unitNetPrice: number;
    }>;
    readonly note: string | null | undefined;
    readonly number: string;
    readonly sentAt: string;
    readonly standingOffer: {
      readonly id: string;
      readonly status: OfficialJobOfferStatus;
    } | null | undefined;
    readonly title: string;
    readonly validUntil: string;
    readonly withdrawnAt: string | null | undefined;
  } | null | undefined;
};
export type QuotePageQuery = {
  response: QuotePageQuery$data;
  variables: QuotePageQuery$variables;
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
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Quote",
    "kind": "LinkedField",
    "name": "quote",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "number",
        "storageKey": null
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
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "creatorName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "note",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOver",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "withdrawnAt",
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
        "name": "documentUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OfficialJobOffer",
        "kind": "LinkedField",
        "name": "standingOffer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "QuoteItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
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
            "name": "quantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unitNetPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobPriceBreakdown",
        "kind": "LinkedField",
        "name": "breakdown",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "netPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "consumptionTaxOfNet",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "withholdingTax",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payout",
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
    "name": "QuotePageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuotePageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "c4f8fa7bb2d1ed1204066df3e2f27e72",
    "id": null,
    "metadata": {},
    "name": "QuotePageQuery",
    "operationKind": "query",
    "text": "query QuotePageQuery(\n  $id: ID!\n) {\n  quote(id: $id) {\n    id\n    number\n    title\n    companyName\n    creatorName\n    note\n    validUntil\n    isOver\n    sentAt\n    withdrawnAt\n    chatRoomId\n    documentUrl\n    standingOffer {\n      id\n      status\n    }\n    items {\n      name\n      quantity\n      unitNetPrice\n      amount\n    }\n    breakdown {\n      netPrice\n      consumptionTaxOfNet\n      withholdingTax\n      payout\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d8e2065ced2aceca507996bfdf1506a9";

export default node;
