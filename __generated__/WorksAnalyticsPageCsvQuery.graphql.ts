/**
 * @generated SignedSource<<eaba0a85e4987484cba5db525eb189d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type AnalyticsSpan = "DAYS_30" | "DAYS_7" | "DAYS_90";
export type WorksAnalyticsPageCsvQuery$variables = {
  span: AnalyticsSpan;
};
export type WorksAnalyticsPageCsvQuery$data = {
  readonly worksAnalyticsCsv: string;
};
export type WorksAnalyticsPageCsvQuery = {
  response: WorksAnalyticsPageCsvQuery$data;
  variables: WorksAnalyticsPageCsvQuery$variables;
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
    "name": "worksAnalyticsCsv",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WorksAnalyticsPageCsvQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorksAnalyticsPageCsvQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bee289bee2a034d072177fe8826fe30e",
    "id": null,
    "metadata": {},
    "name": "WorksAnalyticsPageCsvQuery",
    "operationKind": "query",
    "text": "query WorksAnalyticsPageCsvQuery(\n  $span: AnalyticsSpan!\n) {\n  worksAnalyticsCsv(span: $span)\n}\n"
  }
};
})();

(node as any).hash = "1f67494908be0298b5c14934a7a42613";

export default node;
