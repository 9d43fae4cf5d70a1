/**
 * @generated SignedSource<<670f448e3e35765a8e4f52d76a02c67d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DocumentsPageQuery$variables = Record<PropertyKey, never>;
export type DocumentsPageQuery$data = {
  readonly guideDocuments: ReadonlyArray<{
    readonly id: string;
    readonly minutes: number;
    readonly slug: string;
    readonly summary: string;
    readonly title: string;
  }>;
};
export type DocumentsPageQuery = {
  response: DocumentsPageQuery$data;
  variables: DocumentsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "GuideDocument",
    "kind": "LinkedField",
    "name": "guideDocuments",
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
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "summary",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minutes",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DocumentsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DocumentsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "3a092787ad1e6a99e0fd64e42db414b5",
    "id": null,
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": "query DocumentsPageQuery {\n  guideDocuments {\n    id\n    slug\n    title\n    summary\n    minutes\n  }\n}\n"
  }
};
})();

(node as any).hash = "563e16abf76aa6471d9cd2f51f1c426a";

export default node;
