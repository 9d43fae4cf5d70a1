/**
 * @generated SignedSource<<bad1637f133e95b4903cffe162bd0f68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useGoogleNonceMutation$variables = Record<PropertyKey, never>;
export type useGoogleNonceMutation$data = {
  readonly googleNonce: {
    readonly nonce: string;
  };
};
export type useGoogleNonceMutation = {
  response: useGoogleNonceMutation$data;
  variables: useGoogleNonceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "GoogleNoncePayload",
    "kind": "LinkedField",
    "name": "googleNonce",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nonce",
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
    "name": "useGoogleNonceMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useGoogleNonceMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c5c8dd3ae90e31cba1b20288b44991a1",
    "id": null,
    "metadata": {},
    "name": "useGoogleNonceMutation",
    "operationKind": "mutation",
    "text": "mutation useGoogleNonceMutation {\n  googleNonce {\n    nonce\n  }\n}\n"
  }
};
})();

(node as any).hash = "4843e572dfc89806a4cc34c87ad37610";

export default node;
