/**
 * @generated SignedSource<<23a6e37fb7cedd484dda6e43b4c8305c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
    readonly " $fragmentSpreads": FragmentRefs<"BookFacts_document">;
  }>;
};
export type DocumentsPageQuery = {
  response: DocumentsPageQuery$data;
  variables: DocumentsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "topic",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutes",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contents",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DocumentsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GuideDocument",
        "kind": "LinkedField",
        "name": "guideDocuments",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BookFacts_document"
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
    "name": "DocumentsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GuideDocument",
        "kind": "LinkedField",
        "name": "guideDocuments",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "GuidePdf",
            "kind": "LinkedField",
            "name": "pdf",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pages",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bytes",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2961c70eaaf581996877f2ff9a763f35",
    "id": null,
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": "query DocumentsPageQuery {\n  guideDocuments {\n    id\n    slug\n    title\n    summary\n    topic\n    minutes\n    contents\n    ...BookFacts_document\n  }\n}\n\nfragment BookFacts_document on GuideDocument {\n  minutes\n  pdf {\n    pages\n    bytes\n  }\n}\n"
  }
};
})();

(node as any).hash = "cb9f650d638a6d89a378b691230c6c5a";

export default node;
