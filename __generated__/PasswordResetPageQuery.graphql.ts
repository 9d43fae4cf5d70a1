/**
 * @generated SignedSource<<d13c89f37ff9408723e024d2d2aa99b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type PasswordResetPageQuery$variables = {
  token: string;
};
export type PasswordResetPageQuery$data = {
  readonly isPasswordResetLive: boolean;
};
export type PasswordResetPageQuery = {
  response: PasswordResetPageQuery$data;
  variables: PasswordResetPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "isPasswordResetLive",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PasswordResetPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordResetPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "808dd57631bf4e58744fff37170c394c",
    "id": null,
    "metadata": {},
    "name": "PasswordResetPageQuery",
    "operationKind": "query",
    "text": "query PasswordResetPageQuery(\n  $token: String!\n) {\n  isPasswordResetLive(token: $token)\n}\n"
  }
};
})();

(node as any).hash = "88a7636ff4497df4334a79e02357876c";

export default node;
