/**
 * @generated SignedSource<<efcd3cd16972c5fe2ec5e54933d657e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type SearchKind = "COMPANY" | "CREATOR" | "JOB_OPENING" | "PRODUCT";
export type savedSearchesConditionQuery$variables = {
  filters?: ReadonlyArray<string> | null | undefined;
  kind?: SearchKind | null | undefined;
  query: string;
};
export type savedSearchesConditionQuery$data = {
  readonly searchCondition: string;
};
export type savedSearchesConditionQuery = {
  response: savedSearchesConditionQuery$data;
  variables: savedSearchesConditionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "query"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filters",
        "variableName": "filters"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "kind": "ScalarField",
    "name": "searchCondition",
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
    "name": "savedSearchesConditionQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "savedSearchesConditionQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "34f5ebb415f6ad0279fb3b42fca89592",
    "id": null,
    "metadata": {},
    "name": "savedSearchesConditionQuery",
    "operationKind": "query",
    "text": "query savedSearchesConditionQuery(\n  $query: String!\n  $kind: SearchKind\n  $filters: [String!]\n) {\n  searchCondition(query: $query, kind: $kind, filters: $filters)\n}\n"
  }
};
})();

(node as any).hash = "d6ead0e4b9f216255ba8fb1bb76ffafe";

export default node;
