/**
 * @generated SignedSource<<97bc92071c18378844e3b1df1b8baa97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticesPageQuery$variables = Record<PropertyKey, never>;
export type NoticesPageQuery$data = {
  readonly houseNotices: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"NoticesPage_notice">;
  }>;
};
export type NoticesPageQuery = {
  response: NoticesPageQuery$data;
  variables: NoticesPageQuery$variables;
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
    "name": "NoticesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HouseNotice",
        "kind": "LinkedField",
        "name": "houseNotices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NoticesPage_notice"
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
    "name": "NoticesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HouseNotice",
        "kind": "LinkedField",
        "name": "houseNotices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audience",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPublished",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "51307fbd1686a799d9e495b1a2553faa",
    "id": null,
    "metadata": {},
    "name": "NoticesPageQuery",
    "operationKind": "query",
    "text": "query NoticesPageQuery {\n  houseNotices {\n    id\n    ...NoticesPage_notice\n  }\n}\n\nfragment NoticesPage_notice on HouseNotice {\n  kind\n  audience\n  content\n  publishAt\n  isPublished\n}\n"
  }
};
})();

(node as any).hash = "d78c5cee573eedfbe22208ca8644886e";

export default node;
