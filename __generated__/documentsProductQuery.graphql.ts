/**
 * @generated SignedSource<<3a6f28a53da9a566b2a9b775624fdbbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type documentsProductQuery$variables = {
  id: string;
};
export type documentsProductQuery$data = {
  readonly product: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type documentsProductQuery = {
  response: documentsProductQuery$data;
  variables: documentsProductQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "product",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsProductQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsProductQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "492bd8acaf2401cdba68ab0980a1e27a",
    "id": null,
    "metadata": {},
    "name": "documentsProductQuery",
    "operationKind": "query",
    "text": "query documentsProductQuery(\n  $id: ID!\n) {\n  product(id: $id) {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "c7eb4915a76c49fbb0b611519543540b";

export default node;
