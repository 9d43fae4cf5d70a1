/**
 * @generated SignedSource<<f7c5bfc809533d3bb8f52176bcd9272f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RankingPageQuery$variables = Record<PropertyKey, never>;
export type RankingPageQuery$data = {
  readonly rankedArticles: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Ranking_articles">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Masthead_query">;
};
export type RankingPageQuery = {
  response: RankingPageQuery$data;
  variables: RankingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 30
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RankingPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Masthead_query"
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "rankedArticles",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Ranking_articles"
          }
        ],
        "storageKey": "rankedArticles(first:30)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RankingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ArticleCategoryCount",
        "kind": "LinkedField",
        "name": "articleCategoryCounts",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "author",
            "storageKey": null
          }
        ],
        "storageKey": "rankedArticles(first:30)"
      }
    ]
  },
  "params": {
    "cacheID": "dee5fb0046edd0b2d43949a8810cf646",
    "id": null,
    "metadata": {},
    "name": "RankingPageQuery",
    "operationKind": "query",
    "text": "query RankingPageQuery {\n  ...Masthead_query\n  rankedArticles(first: 30) {\n    ...Ranking_articles\n    id\n  }\n}\n\nfragment Masthead_query on Query {\n  articleCategoryCounts {\n    category\n    count\n  }\n}\n\nfragment Ranking_articles on Article {\n  id\n  slug\n  title\n  summary\n  category\n  author\n}\n"
  }
};
})();

(node as any).hash = "e8bba47d5aaa182aae70330d49206e88";

export default node;
