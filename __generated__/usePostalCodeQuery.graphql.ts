/**
 * @generated SignedSource<<0248f7071fcbbea9951d4fdef0a3d16f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type usePostalCodeQuery$variables = {
  postalCode: string;
};
export type usePostalCodeQuery$data = {
  readonly addressesByPostalCode: ReadonlyArray<{
    readonly city: string;
    readonly prefecture: {
      readonly id: string;
      readonly name: string;
    };
    readonly town: string;
  }>;
};
export type usePostalCodeQuery = {
  response: usePostalCodeQuery$data;
  variables: usePostalCodeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "postalCode"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "postalCode",
        "variableName": "postalCode"
      }
    ],
    "concreteType": "PostalAddress",
    "kind": "LinkedField",
    "name": "addressesByPostalCode",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Prefecture",
        "kind": "LinkedField",
        "name": "prefecture",
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
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "city",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "town",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePostalCodeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePostalCodeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c27c7cd0518e240d7aedeae15738e79d",
    "id": null,
    "metadata": {},
    "name": "usePostalCodeQuery",
    "operationKind": "query",
    "text": "query usePostalCodeQuery(\n  $postalCode: String!\n) {\n  addressesByPostalCode(postalCode: $postalCode) {\n    prefecture {\n      id\n      name\n    }\n    city\n    town\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f79cd9d378e38860b001bfe5567dfff";

export default node;
