/**
 * @generated SignedSource<<21164c2778df0fd725cc6955c06f8546>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type GoogleFaceMutation$variables = Record<PropertyKey, never>;
export type GoogleFaceMutation$data = {
  readonly googleNonce: {
    readonly nonce: string;
  };
};
export type GoogleFaceMutation = {
  response: GoogleFaceMutation$data;
  variables: GoogleFaceMutation$variables;
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
    "name": "GoogleFaceMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GoogleFaceMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "c2790cd079b84d4f26f359cb993254a2",
    "id": null,
    "metadata": {},
    "name": "GoogleFaceMutation",
    "operationKind": "mutation",
    "text": "mutation GoogleFaceMutation {\n  googleNonce {\n    nonce\n  }\n}\n"
  }
};
})();

(node as any).hash = "ec424c0ee2fa8b137c86a075eb9d0ae4";

export default node;
