/**
 * @generated SignedSource<<855e92d35cb0c67fc2139370e312bdd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TextsPageQuery$variables = Record<PropertyKey, never>;
export type TextsPageQuery$data = {
  readonly comingTexts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"TextsPage_text">;
  }>;
};
export type TextsPageQuery = {
  response: TextsPageQuery$data;
  variables: TextsPageQuery$variables;
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
    "name": "TextsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ComingText",
        "kind": "LinkedField",
        "name": "comingTexts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextsPage_text"
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
    "name": "TextsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ComingText",
        "kind": "LinkedField",
        "name": "comingTexts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isArticle",
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
            "name": "publishedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "previewUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a019a9c88fe2ae3a4a0c462b2a5b2dce",
    "id": null,
    "metadata": {},
    "name": "TextsPageQuery",
    "operationKind": "query",
    "text": "query TextsPageQuery {\n  comingTexts {\n    id\n    ...TextsPage_text\n  }\n}\n\nfragment TextsPage_text on ComingText {\n  isArticle\n  title\n  publishedAt\n  previewUrl\n}\n"
  }
};
})();

(node as any).hash = "a6f443b35c3b557b9a85c6ba8ec5d0da";

export default node;
