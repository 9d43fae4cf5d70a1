/**
 * @generated SignedSource<<416b6c339493411d95717a181e811640>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useBankSearchBanksQuery$variables = {
  first: number;
  name: string;
};
export type useBankSearchBanksQuery$data = {
  readonly banksByName: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};
export type useBankSearchBanksQuery = {
  response: useBankSearchBanksQuery$data;
  variables: useBankSearchBanksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Bank",
    "kind": "LinkedField",
    "name": "banksByName",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBankSearchBanksQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBankSearchBanksQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "5fca2d5bf6b05a602839aad4941180be",
    "id": null,
    "metadata": {},
    "name": "useBankSearchBanksQuery",
    "operationKind": "query",
    "text": "query useBankSearchBanksQuery(\n  $name: String!\n  $first: Int!\n) {\n  banksByName(name: $name, first: $first) {\n    code\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "343c768159e095cfe9827efd8256e46d";

export default node;
