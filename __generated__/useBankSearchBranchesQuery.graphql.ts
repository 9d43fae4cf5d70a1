/**
 * @generated SignedSource<<26e2668369d38cf09c88c69c7a96af5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useBankSearchBranchesQuery$variables = {
  bankCode: string;
  first: number;
  name: string;
};
export type useBankSearchBranchesQuery$data = {
  readonly bankBranchesByName: ReadonlyArray<{
    readonly code: string;
    readonly kana: string;
    readonly name: string;
  }>;
};
export type useBankSearchBranchesQuery = {
  response: useBankSearchBranchesQuery$data;
  variables: useBankSearchBranchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bankCode"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "bankCode",
        "variableName": "bankCode"
      },
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
    "concreteType": "BankBranch",
    "kind": "LinkedField",
    "name": "bankBranchesByName",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kana",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBankSearchBranchesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBankSearchBranchesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "5de9444a96d6f3638b70ae85b9c89117",
    "id": null,
    "metadata": {},
    "name": "useBankSearchBranchesQuery",
    "operationKind": "query",
    "text": "query useBankSearchBranchesQuery(\n  $bankCode: String!\n  $name: String!\n  $first: Int!\n) {\n  bankBranchesByName(bankCode: $bankCode, name: $name, first: $first) {\n    code\n    name\n    kana\n  }\n}\n"
  }
};
})();

(node as any).hash = "9aa97ebcfc0ffdea89d7c4eb951f1135";

export default node;
