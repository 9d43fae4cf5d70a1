/**
 * @generated SignedSource<<da165ecffe4df017d696c8ddb10e70a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useClosePrairieCardCampaignMutation$variables = Record<PropertyKey, never>;
export type useClosePrairieCardCampaignMutation$data = {
  readonly closePrairieCardSignUpCampaignDialog: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly user: {
      readonly closedPrairieCardSignUpCampaignEndedDialogAt: string | null | undefined;
      readonly id: string;
    } | null | undefined;
  };
};
export type useClosePrairieCardCampaignMutation = {
  response: useClosePrairieCardCampaignMutation$data;
  variables: useClosePrairieCardCampaignMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
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
      "name": "closedPrairieCardSignUpCampaignEndedDialogAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useClosePrairieCardCampaignMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "closePrairieCardSignUpCampaignDialog",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v1/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useClosePrairieCardCampaignMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "closePrairieCardSignUpCampaignDialog",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "370e110ff01c9935037cc1d0273197c6",
    "id": null,
    "metadata": {},
    "name": "useClosePrairieCardCampaignMutation",
    "operationKind": "mutation",
    "text": "mutation useClosePrairieCardCampaignMutation {\n  closePrairieCardSignUpCampaignDialog {\n    user {\n      id\n      closedPrairieCardSignUpCampaignEndedDialogAt\n    }\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1ca0fa94a3e9302d15c4ef1b111f8bf3";

export default node;
