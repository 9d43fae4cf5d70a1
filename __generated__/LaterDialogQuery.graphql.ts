/**
 * @generated SignedSource<<c4a2553dcd615317edbb3a637c48a469>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LaterDialogQuery$variables = Record<PropertyKey, never>;
export type LaterDialogQuery$data = {
  readonly nextBusinessMorning: string;
};
export type LaterDialogQuery = {
  response: LaterDialogQuery$data;
  variables: LaterDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nextBusinessMorning",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LaterDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LaterDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "326de514944c99bc4412695b488c7efc",
    "id": null,
    "metadata": {},
    "name": "LaterDialogQuery",
    "operationKind": "query",
    "text": "query LaterDialogQuery {\n  nextBusinessMorning\n}\n"
  }
};
})();

(node as any).hash = "ad70aa993b0821505fad87e72a0ffee4";

export default node;
