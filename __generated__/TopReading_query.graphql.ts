/**
 * @generated SignedSource<<85a0c2d874643434e2c79c98a969d6a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopReading_query$data = {
  readonly interviews: ReadonlyArray<{
    readonly slug: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleFacts_article" | "Cover_article">;
  }>;
  readonly latest: ReadonlyArray<{
    readonly slug: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleFacts_article" | "Cover_article">;
  }>;
  readonly ranked: ReadonlyArray<{
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleFacts_article">;
  }>;
  readonly " $fragmentType": "TopReading_query";
};
export type TopReading_query$key = {
  readonly " $data"?: TopReading_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopReading_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "ArticleFacts_article"
},
v4 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Cover_article"
  },
  (v3/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopReading_query",
  "selections": [
    {
      "alias": "interviews",
      "args": [
        {
          "kind": "Literal",
          "name": "categories",
          "value": [
            "SPECIAL",
            "CREATOR_VOICE",
            "BUSINESS_VOICE"
          ]
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "articles",
      "plural": true,
      "selections": (v4/*:: as any*/),
      "storageKey": "articles(categories:[\"SPECIAL\",\"CREATOR_VOICE\",\"BUSINESS_VOICE\"],first:1)"
    },
    {
      "alias": "latest",
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "articles",
      "plural": true,
      "selections": (v4/*:: as any*/),
      "storageKey": "articles(first:1)"
    },
    {
      "alias": "ranked",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "rankedArticles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": "rankedArticles(first:5)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "7a68b6fc4cba0bbb7b7191499cf1a71a";

export default node;
