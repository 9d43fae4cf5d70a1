/**
 * @generated SignedSource<<0be929ffd10e6c07631dc2aaa813964b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
export type BusinessPasswordPageQuery$variables = {
  token: string;
};
export type BusinessPasswordPageQuery$data = {
  readonly invitation: {
    readonly companyName: string;
    readonly email: string;
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly role: Role;
  } | null | undefined;
};
export type BusinessPasswordPageQuery = {
  response: BusinessPasswordPageQuery$data;
  variables: BusinessPasswordPageQuery$variables;
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
    "concreteType": "InvitationPreview",
    "kind": "LinkedField",
    "name": "invitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
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
    "name": "BusinessPasswordPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BusinessPasswordPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8af67b554deff277250aa61df67c4fd3",
    "id": null,
    "metadata": {},
    "name": "BusinessPasswordPageQuery",
    "operationKind": "query",
    "text": "query BusinessPasswordPageQuery(\n  $token: String!\n) {\n  invitation(token: $token) {\n    companyName\n    role\n    email\n    lastName\n    firstName\n  }\n}\n"
  }
};
})();

(node as any).hash = "5ea960d3fcbd0e2d8ff50f88fa793c14";

export default node;
