/**
 * @generated SignedSource<<1f21d2368fb81298844df1d2cb32b07d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DocumentsPageQuery$variables = Record<PropertyKey, never>;
export type DocumentsPageQuery$data = {
  readonly guideDocuments: ReadonlyArray<{
    readonly contents: ReadonlyArray<string>;
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
    "cacheID": "8e14e61f0ff7679800270a64278b489d",
    "id": null,
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": "query DocumentsPageQuery {\n  guideDocuments {\n    id\n    slug\n    title\n    summary\n    minutes\n    contents\n  }\n}\n"
  }
};
})();

(node as any).hash = "4e73f5d65227b3e4bb387707dbd649b4";

export default node;
