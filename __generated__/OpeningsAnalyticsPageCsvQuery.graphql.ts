/**
 * @generated SignedSource<<1991cf1784e4e4cc2aa83b7384721d9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type AnalyticsSpan = "DAYS_30" | "DAYS_7" | "DAYS_90";
export type OpeningsAnalyticsPageCsvQuery$variables = {
  span: AnalyticsSpan;
};
export type OpeningsAnalyticsPageCsvQuery$data = {
  readonly openingsAnalyticsCsv: string;
};
export type OpeningsAnalyticsPageCsvQuery = {
  response: OpeningsAnalyticsPageCsvQuery$data;
  variables: OpeningsAnalyticsPageCsvQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "span"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "span",
        "variableName": "span"
      }
    ],
    "kind": "ScalarField",
    "name": "openingsAnalyticsCsv",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpeningsAnalyticsPageCsvQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpeningsAnalyticsPageCsvQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a50771ffe1e7cd78a2bb44726a9e118a",
    "id": null,
    "metadata": {},
    "name": "OpeningsAnalyticsPageCsvQuery",
    "operationKind": "query",
    "text": "query OpeningsAnalyticsPageCsvQuery(\n  $span: AnalyticsSpan!\n) {\n  openingsAnalyticsCsv(span: $span)\n}\n"
  }
};
})();

(node as any).hash = "81b977f7264c1b4f6f22d9ce69043212";

export default node;
