/**
 * @generated SignedSource<<f556148345b3e567387c60eb5e2db710>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type MachinePageQuery$variables = Record<PropertyKey, never>;
export type MachinePageQuery$data = {
  readonly machine: ReadonlyArray<{
    readonly facts: ReadonlyArray<{
      readonly isBad: boolean;
      readonly name: string;
      readonly value: string;
    }>;
    readonly name: string;
  }>;
};
export type MachinePageQuery = {
  response: MachinePageQuery$data;
  variables: MachinePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MachinePart",
    "kind": "LinkedField",
    "name": "machine",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "MachineFact",
        "kind": "LinkedField",
        "name": "facts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBad",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MachinePageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MachinePageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7bcb14ef77859fe1852bcd0a43255907",
    "id": null,
    "metadata": {},
    "name": "MachinePageQuery",
    "operationKind": "query",
    "text": "query MachinePageQuery {\n  machine {\n    name\n    facts {\n      name\n      value\n      isBad\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c990bb9d1ed947237ac5288ca8ccd665";

export default node;
