/**
 * @generated SignedSource<<5151a9e9f6224538605374bfab25767c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type LogFilter = {
  action?: string | null | undefined;
  from?: string | null | undefined;
  staffId?: string | null | undefined;
  subject?: string | null | undefined;
  to?: string | null | undefined;
};
export type LogPageCsvQuery$variables = {
  filter: LogFilter;
};
export type LogPageCsvQuery$data = {
  readonly logCsv: string;
};
export type LogPageCsvQuery = {
  response: LogPageCsvQuery$data;
  variables: LogPageCsvQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "logCsv",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LogPageCsvQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LogPageCsvQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6c4b585a8062d811ee5f1a007915b28b",
    "id": null,
    "metadata": {},
    "name": "LogPageCsvQuery",
    "operationKind": "query",
    "text": "query LogPageCsvQuery(\n  $filter: LogFilter!\n) {\n  logCsv(filter: $filter)\n}\n"
  }
};
})();

(node as any).hash = "52ce998e92f2f85f376a7c071d44b0ac";

export default node;
