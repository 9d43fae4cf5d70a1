/**
 * @generated SignedSource<<d2a5f9e8d60b3997cf40768329d6dd4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DataSectionWatchQuery$variables = Record<PropertyKey, never>;
export type DataSectionWatchQuery$data = {
  readonly me: {
    readonly " $fragmentSpreads": FragmentRefs<"DataSection_user">;
  } | null | undefined;
};
export type DataSectionWatchQuery = {
  response: DataSectionWatchQuery$data;
  variables: DataSectionWatchQuery$variables;
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
    "name": "DataSectionWatchQuery",
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
    "name": "DataSectionWatchQuery",
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
            "kind": "ScalarField",
            "name": "hasPassword",
            "storageKey": null
          },
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
    "cacheID": "5615306c110b4d6c958e718991989b51",
    "id": null,
    "metadata": {},
    "name": "DataSectionWatchQuery",
    "operationKind": "query",
    "text": "query DataSectionWatchQuery {\n  me {\n    ...DataSection_user\n    id\n  }\n}\n\nfragment DataExportState_dataExport on DataExport {\n  status\n  requestedAt\n  readyAt\n  expiresAt\n  byteSize\n  url\n}\n\nfragment DataSection_user on User {\n  hasPassword\n  latestDataExport {\n    status\n    ...DataExportState_dataExport\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e223303b4fe92b20816b62ee0d512cd9";

export default node;
