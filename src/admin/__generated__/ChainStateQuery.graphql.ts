/**
 * @generated SignedSource<<b6217e8a4434125a8b12b52a24462c1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ChainStateQuery$variables = Record<PropertyKey, never>;
export type ChainStateQuery$data = {
  readonly logState: {
    readonly brokenAt: number | null | undefined;
    readonly lines: number;
  };
};
export type ChainStateQuery = {
  response: ChainStateQuery$data;
  variables: ChainStateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogState",
    "kind": "LinkedField",
    "name": "logState",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lines",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "brokenAt",
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
    "name": "ChainStateQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ChainStateQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "896a4a62829fe149db97d960a7da8bb7",
    "id": null,
    "metadata": {},
    "name": "ChainStateQuery",
    "operationKind": "query",
    "text": "query ChainStateQuery {\n  logState {\n    lines\n    brokenAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "fe2cef6933fe75cc26fa2e67d14b96fd";

export default node;
