/**
 * @generated SignedSource<<bdebe7c0e60e367429418d54a93a20b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeesPageQuery$variables = {
  month?: string | null | undefined;
};
export type FeesPageQuery$data = {
  readonly feeInvoices: ReadonlyArray<{
    readonly id: string;
    readonly isVoided: boolean;
    readonly total: number;
    readonly " $fragmentSpreads": FragmentRefs<"FeesPage_invoice">;
  }>;
};
export type FeesPageQuery = {
  response: FeesPageQuery$data;
  variables: FeesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "month"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "month",
    "variableName": "month"
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
  "name": "total",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isVoided",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffFeeInvoice",
        "kind": "LinkedField",
        "name": "feeInvoices",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FeesPage_invoice"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StaffFeeInvoice",
        "kind": "LinkedField",
        "name": "feeInvoices",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "name": "companyId",
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
            "name": "month",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paidOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "voidReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "daysLate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "documentUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "dea426493b4ed1adb4d5a69114ad34a2",
    "id": null,
    "metadata": {},
    "name": "FeesPageQuery",
    "operationKind": "query",
    "text": "query FeesPageQuery(\n  $month: String\n) {\n  feeInvoices(month: $month) {\n    id\n    total\n    isVoided\n    ...FeesPage_invoice\n  }\n}\n\nfragment CorrectDialog_invoice on StaffFeeInvoice {\n  number\n  companyName\n  total\n}\n\nfragment FeesPage_invoice on StaffFeeInvoice {\n  number\n  companyId\n  companyName\n  month\n  total\n  payBy\n  paidOn\n  isVoided\n  voidReason\n  daysLate\n  documentUrl\n  ...PaidDialog_invoice\n  ...CorrectDialog_invoice\n}\n\nfragment PaidDialog_invoice on StaffFeeInvoice {\n  number\n  companyName\n  total\n}\n"
  }
};
})();

(node as any).hash = "48024594a61d329ae0ad9ac490faf290";

export default node;
