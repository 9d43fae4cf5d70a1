/**
 * @generated SignedSource<<6c02bb84df8ab658e007a680f2513556>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CompanyResultsQuery$variables = {
  name: string;
};
export type CompanyResultsQuery$data = {
  readonly companiesByName: ReadonlyArray<{
    readonly avatarImagePath: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
};
export type CompanyResultsQuery = {
  response: CompanyResultsQuery$data;
  variables: CompanyResultsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 8
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "concreteType": "Company",
    "kind": "LinkedField",
    "name": "companiesByName",
    "plural": true,
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatarImagePath",
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
    "name": "CompanyResultsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompanyResultsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ae248029fdae9e908e15605e6a4fc957",
    "id": null,
    "metadata": {},
    "name": "CompanyResultsQuery",
    "operationKind": "query",
    "text": "query CompanyResultsQuery(\n  $name: String!\n) {\n  companiesByName(name: $name, first: 8) {\n    id\n    name\n    avatarImagePath\n  }\n}\n"
  }
};
})();

(node as any).hash = "bacc0b87cd2242b2602b6d39701cca9f";

export default node;
