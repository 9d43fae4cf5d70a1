/**
 * @generated SignedSource<<09a97cbbab87a16874e29d56d3a6f8fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type watchDataExportQuery$variables = Record<PropertyKey, never>;
export type watchDataExportQuery$data = {
  readonly me: {
    readonly " $fragmentSpreads": FragmentRefs<"DataSection_user">;
  } | null | undefined;
};
export type watchDataExportQuery = {
  response: watchDataExportQuery$data;
  variables: watchDataExportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "watchDataExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DataSection_user"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "watchDataExportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "me",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "DataExport",
            "kind": "LinkedField",
            "name": "latestDataExport",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "readyAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "byteSize",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "68223f4427a1d4503667d555afb99f42",
    "id": null,
    "metadata": {},
    "name": "watchDataExportQuery",
    "operationKind": "query",
    "text": "query watchDataExportQuery {\n  me {\n    ...DataSection_user\n    id\n  }\n}\n\nfragment DataExportState_dataExport on DataExport {\n  status\n  requestedAt\n  readyAt\n  expiresAt\n  byteSize\n  url\n}\n\nfragment DataSection_user on User {\n  latestDataExport {\n    status\n    ...DataExportState_dataExport\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "655afc2b835c9eed05002072a3834fa1";

export default node;
