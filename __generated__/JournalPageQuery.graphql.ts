/**
 * @generated SignedSource<<8275237f8655b3b2f2d736ccd27363c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JournalPageQuery$variables = Record<PropertyKey, never>;
export type JournalPageQuery$data = {
  readonly business: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PictureRows_articles">;
  }>;
  readonly house: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"HouseRows_articles">;
  }>;
  readonly interviews: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article" | "LeadArticle_article">;
  }>;
  readonly knowledge: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"KnowledgeRows_articles">;
  }>;
  readonly newest: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LeadArticle_article">;
  }>;
  readonly ranked: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Ranking_articles">;
  }>;
  readonly voices: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticleCard_article">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Masthead_query">;
};
export type JournalPageQuery = {
  response: JournalPageQuery$data;
  variables: JournalPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "LeadArticle_article"
},
v3 = {
  "kind": "Literal",
  "name": "first",
  "value": 4
},
v4 = [
  {
    "kind": "Literal",
    "name": "categories",
    "value": [
      "SPECIAL",
      "CREATOR_VOICE",
      "BUSINESS_VOICE"
    ]
  },
  (v3/*:: as any*/)
],
v5 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ArticleCard_article"
},
v6 = {
  "kind": "Literal",
  "name": "first",
  "value": 7
},
v7 = [
  (v6/*:: as any*/)
],
v8 = [
  {
    "kind": "Literal",
    "name": "categories",
    "value": [
      "KNOWLEDGE"
    ]
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v9 = [
  {
    "kind": "Literal",
    "name": "categories",
    "value": [
      "BUSINESS_VOICE"
    ]
  },
  (v6/*:: as any*/)
],
v10 = [
  {
    "kind": "Literal",
    "name": "categories",
    "value": [
      "INFO",
      "EVENT"
    ]
  },
  (v3/*:: as any*/)
],
v11 = [
  {
    "kind": "Literal",
    "name": "categories",
    "value": [
      "CREATOR_VOICE"
    ]
  },
  (v6/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "author",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "readingMinutes",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "cover",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbhash",
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JournalPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Masthead_query"
      },
      {
        "alias": "newest",
        "args": (v0/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": "articles(first:1)"
      },
      {
        "alias": "interviews",
        "args": (v4/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": "articles(categories:[\"SPECIAL\",\"CREATOR_VOICE\",\"BUSINESS_VOICE\"],first:4)"
      },
      {
        "alias": "ranked",
        "args": (v7/*:: as any*/),
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
        "storageKey": "rankedArticles(first:7)"
      },
      {
        "alias": "knowledge",
        "args": (v8/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "KnowledgeRows_articles"
          }
        ],
        "storageKey": "articles(categories:[\"KNOWLEDGE\"],first:6)"
      },
      {
        "alias": "business",
        "args": (v9/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PictureRows_articles"
          }
        ],
        "storageKey": "articles(categories:[\"BUSINESS_VOICE\"],first:7)"
      },
      {
        "alias": "house",
        "args": (v10/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HouseRows_articles"
          }
        ],
        "storageKey": "articles(categories:[\"INFO\",\"EVENT\"],first:4)"
      },
      {
        "alias": "voices",
        "args": (v11/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": "articles(categories:[\"CREATOR_VOICE\"],first:7)"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "JournalPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ArticleCategoryCount",
        "kind": "LinkedField",
        "name": "articleCategoryCounts",
        "plural": true,
        "selections": [
          (v12/*:: as any*/),
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
        "alias": "newest",
        "args": (v0/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v12/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/)
        ],
        "storageKey": "articles(first:1)"
      },
      {
        "alias": "interviews",
        "args": (v4/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v12/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/)
        ],
        "storageKey": "articles(categories:[\"SPECIAL\",\"CREATOR_VOICE\",\"BUSINESS_VOICE\"],first:4)"
      },
      {
        "alias": "ranked",
        "args": (v7/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "rankedArticles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v12/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": "rankedArticles(first:7)"
      },
      {
        "alias": "knowledge",
        "args": (v8/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": "articles(categories:[\"KNOWLEDGE\"],first:6)"
      },
      {
        "alias": "business",
        "args": (v9/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v12/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": "articles(categories:[\"BUSINESS_VOICE\"],first:7)"
      },
      {
        "alias": "house",
        "args": (v10/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v12/*:: as any*/),
          (v19/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": "articles(categories:[\"INFO\",\"EVENT\"],first:4)"
      },
      {
        "alias": "voices",
        "args": (v11/*:: as any*/),
        "concreteType": "Article",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v12/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": "articles(categories:[\"CREATOR_VOICE\"],first:7)"
      }
    ]
  },
  "params": {
    "cacheID": "18eb3f0352a24decb2c47f7bbb1d67e3",
    "id": null,
    "metadata": {},
    "name": "JournalPageQuery",
    "operationKind": "query",
    "text": "query JournalPageQuery {\n  ...Masthead_query\n  newest: articles(first: 1) {\n    id\n    ...LeadArticle_article\n  }\n  interviews: articles(categories: [SPECIAL, CREATOR_VOICE, BUSINESS_VOICE], first: 4) {\n    id\n    ...LeadArticle_article\n    ...ArticleCard_article\n  }\n  ranked: rankedArticles(first: 7) {\n    ...Ranking_articles\n    id\n  }\n  knowledge: articles(categories: [KNOWLEDGE], first: 6) {\n    id\n    ...KnowledgeRows_articles\n  }\n  business: articles(categories: [BUSINESS_VOICE], first: 7) {\n    id\n    ...PictureRows_articles\n  }\n  house: articles(categories: [INFO, EVENT], first: 4) {\n    id\n    ...HouseRows_articles\n  }\n  voices: articles(categories: [CREATOR_VOICE], first: 7) {\n    id\n    ...ArticleCard_article\n  }\n}\n\nfragment ArticleCard_article on Article {\n  slug\n  title\n  summary\n  ...Cover_article\n  ...ArticleFacts_article\n}\n\nfragment ArticleFacts_article on Article {\n  category\n  publishedAt\n  readingMinutes\n}\n\nfragment Cover_article on Article {\n  slug\n  title\n  category\n  cover {\n    ...MediaPicture_media\n    id\n  }\n}\n\nfragment HouseRows_articles on Article {\n  id\n  slug\n  title\n  ...ArticleFacts_article\n}\n\nfragment KnowledgeRows_articles on Article {\n  id\n  slug\n  title\n  readingMinutes\n}\n\nfragment LeadArticle_article on Article {\n  slug\n  title\n  summary\n  category\n  author\n  readingMinutes\n  ...Cover_article\n}\n\nfragment Masthead_query on Query {\n  articleCategoryCounts {\n    category\n    count\n  }\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment PictureRows_articles on Article {\n  id\n  slug\n  title\n  ...Cover_article\n  ...ArticleFacts_article\n}\n\nfragment Ranking_articles on Article {\n  id\n  slug\n  title\n  summary\n  category\n  author\n}\n"
  }
};
})();

(node as any).hash = "bd69498ce0958a1e136aabad0b9da16c";

export default node;
