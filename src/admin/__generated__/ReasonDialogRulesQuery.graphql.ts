/**
 * @generated SignedSource<<76221d860d616186407510dbfcd11beb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type RuleName = "ACCOUNT" | "AI_TRAINING" | "AUTHORSHIP" | "DEALING" | "FALSE_OPENING" | "HARASSMENT" | "HIDDEN_AI" | "LAW" | "LEAKED" | "MACHINES" | "NUISANCE" | "PERSONAL_DATA" | "REGISTRATION" | "RIGHTS" | "TERMS_OF_OPENINGS" | "UNPAID_WORK";
export type ReasonDialogRulesQuery$variables = Record<PropertyKey, never>;
export type ReasonDialogRulesQuery$data = {
  readonly houseRules: ReadonlyArray<{
    readonly article: string;
    readonly name: RuleName;
    readonly text: string;
  }>;
};
export type ReasonDialogRulesQuery = {
  response: ReasonDialogRulesQuery$data;
  variables: ReasonDialogRulesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "HouseRule",
    "kind": "LinkedField",
    "name": "houseRules",
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
        "name": "article",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReasonDialogRulesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReasonDialogRulesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "5434e74f9f100ddba65c75409f66efe4",
    "id": null,
    "metadata": {},
    "name": "ReasonDialogRulesQuery",
    "operationKind": "query",
    "text": "query ReasonDialogRulesQuery {\n  houseRules {\n    name\n    article\n    text\n  }\n}\n"
  }
};
})();

(node as any).hash = "6dea850c6e0b9bae4998b455583d3a14";

export default node;
