/**
 * @generated SignedSource<<75fd1e94bfb52e40bbbbadfab9d423f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DocumentPageQuery$variables = {
  slug: string;
};
export type DocumentPageQuery$data = {
  readonly guideDocument: {
    readonly contents: ReadonlyArray<string>;
    readonly minutes: number;
    readonly publishedAt: string;
    readonly slug: string;
    readonly summary: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookFacts_document">;
  } | null | undefined;
};
export type DocumentPageQuery = {
  response: DocumentPageQuery$data;
  variables: DocumentPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
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
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DocumentPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GuideDocument",
        "kind": "LinkedField",
        "name": "guideDocument",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DocumentPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GuideDocument",
        "kind": "LinkedField",
        "name": "guideDocument",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b85742989b0ecd3efc3fdf326c304e9a",
    "id": null,
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": "query DocumentPageQuery(\n  $slug: String!\n) {\n  guideDocument(slug: $slug) {\n    slug\n    title\n    summary\n    minutes\n    contents\n    publishedAt\n    ...BookFacts_document\n    id\n  }\n}\n\nfragment BookFacts_document on GuideDocument {\n  minutes\n  pdf {\n    pages\n    bytes\n  }\n}\n"
  }
};
})();

(node as any).hash = "8603c56fa126a83af03458babaea19f1";

export default node;
