/**
 * @generated SignedSource<<2387612b0c2f1812d7a2bb9c2aa385cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type PasskeyOfferQuery$variables = Record<PropertyKey, never>;
export type PasskeyOfferQuery$data = {
  readonly me: {
    readonly mayOfferPasskey: boolean;
  } | null | undefined;
};
export type PasskeyOfferQuery = {
  response: PasskeyOfferQuery$data;
  variables: PasskeyOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mayOfferPasskey",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PasskeyOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PasskeyOfferQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "cacheID": "48666fd15bf5bb2f0d040295b3979f49",
    "id": null,
    "metadata": {},
    "name": "PasskeyOfferQuery",
    "operationKind": "query",
    "text": "query PasskeyOfferQuery {\n  me {\n    mayOfferPasskey\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "61ea383a011ca4ae57f6ebcb3a83ef64";

export default node;
