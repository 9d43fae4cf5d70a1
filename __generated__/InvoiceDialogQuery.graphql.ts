/**
 * @generated SignedSource<<02f706c656088c40fe04f2ac6966627e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EngagementWorkKind = "DESIGN" | "ILLUSTRATION" | "OTHER" | "PHOTOGRAPHY" | "PROGRAMMING" | "TRANSLATION" | "WRITING";
export type InvoiceDialogQuery$variables = {
  id: string;
  workKind: EngagementWorkKind;
};
export type InvoiceDialogQuery$data = {
  readonly engagementRound: {
    readonly invoicePreview: {
      readonly deductiblePercent: number;
      readonly hasBankAccount: boolean;
      readonly isRegistrationDoubtful: boolean;
      readonly net: number;
      readonly payable: number;
      readonly registrationNumber: string | null | undefined;
      readonly tax: number;
      readonly withholding: number;
    } | null | undefined;
  } | null | undefined;
};
export type InvoiceDialogQuery = {
  response: InvoiceDialogQuery$data;
  variables: InvoiceDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "workKind"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "workKind",
      "variableName": "workKind"
    }
  ],
  "concreteType": "EngagementInvoicePreview",
  "kind": "LinkedField",
  "name": "invoicePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "net",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRegistrationDoubtful",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deductiblePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasBankAccount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EngagementRound",
        "kind": "LinkedField",
        "name": "engagementRound",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "InvoiceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EngagementRound",
        "kind": "LinkedField",
        "name": "engagementRound",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f35ba44039c5ce24a5e12badcc812866",
    "id": null,
    "metadata": {},
    "name": "InvoiceDialogQuery",
    "operationKind": "query",
    "text": "query InvoiceDialogQuery(\n  $id: ID!\n  $workKind: EngagementWorkKind!\n) {\n  engagementRound(id: $id) {\n    invoicePreview(workKind: $workKind) {\n      net\n      tax\n      withholding\n      payable\n      registrationNumber\n      isRegistrationDoubtful\n      deductiblePercent\n      hasBankAccount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0dda7de09f028704639097db066aef36";

export default node;
