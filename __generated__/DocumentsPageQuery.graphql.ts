/**
 * @generated SignedSource<<92f07bb0ac8874ba9df92c8b9d043ad6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DocumentTopic = "HIRING" | "LAW" | "ORDERING" | "PRICES";
export type DocumentsPageQuery$variables = Record<PropertyKey, never>;
export type DocumentsPageQuery$data = {
  readonly guideDocuments: ReadonlyArray<{
    readonly contents: ReadonlyArray<string>;
    readonly id: string;
    readonly minutes: number;
    readonly slug: string;
    readonly summary: string;
    readonly title: string;
    readonly topic: DocumentTopic;
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
        "name": "topic",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "minutes",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "contents",
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
    "cacheID": "aa91c7a3c3403f622eab91851182eb10",
    "id": null,
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": "query DocumentsPageQuery {\n  guideDocuments {\n    id\n    slug\n    title\n    summary\n    topic\n    minutes\n    contents\n  }\n}\n"
  }
};
})();

(node as any).hash = "ea64750612f881610a5cc72ccb73f73b";

export default node;
