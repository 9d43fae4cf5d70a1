/**
 * @generated SignedSource<<c31813f82370bf020ed24cf7f5d9d23e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopPageQuery$variables = Record<PropertyKey, never>;
export type TopPageQuery$data = {
  readonly editorsPicks: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"TopWall_products">;
      };
    }>;
  };
  readonly siteFigures: {
    readonly latestPublishedAt: string | null | undefined;
    readonly productsOfDayCount: number;
    readonly publicProductsCount: number;
    readonly seekingCreatorsCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"TopFigures_figures">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"TopHero_query">;
};
export type TopPageQuery = {
  response: TopPageQuery$data;
  variables: TopPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publicProductsCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "seekingCreatorsCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productsOfDayCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latestPublishedAt",
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 18
  }
],
v7 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "media",
    "plural": true,
    "selections": [
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
      (v5/*:: as any*/),
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
        "name": "thumbhash",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CreatorUser",
    "kind": "LinkedField",
    "name": "author",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreatorProfile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TopPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteFigures",
        "kind": "LinkedField",
        "name": "siteFigures",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TopFigures_figures"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "editorsPicks",
        "plural": true,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": "editorsPicks(first:6)"
      },
      {
        "alias": "newest",
        "args": (v6/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "publicProducts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "TopWall_products"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "publicProducts(first:18)"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TopHero_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TopPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SiteFigures",
        "kind": "LinkedField",
        "name": "siteFigures",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "editorsPicks",
        "plural": true,
        "selections": (v7/*:: as any*/),
        "storageKey": "editorsPicks(first:6)"
      },
      {
        "alias": "newest",
        "args": (v6/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "publicProducts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Product",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "publicProducts(first:18)"
      }
    ]
  },
  "params": {
    "cacheID": "e1bb6a3a3822d30d2b6403853a531f6a",
    "id": null,
    "metadata": {},
    "name": "TopPageQuery",
    "operationKind": "query",
    "text": "query TopPageQuery {\n  siteFigures {\n    publicProductsCount\n    seekingCreatorsCount\n    productsOfDayCount\n    latestPublishedAt\n    ...TopFigures_figures\n  }\n  editorsPicks(first: 6) {\n    id\n  }\n  newest: publicProducts(first: 18) {\n    edges {\n      node {\n        id\n        ...TopWall_products\n      }\n    }\n  }\n  ...TopHero_query\n}\n\nfragment TopFigures_figures on SiteFigures {\n  publicProductsCount\n  seekingCreatorsCount\n}\n\nfragment TopHero_query on Query {\n  editorsPicks(first: 6) {\n    id\n    media {\n      width\n      height\n      id\n    }\n    ...WallPiece_product\n  }\n}\n\nfragment TopWall_products on Product {\n  id\n  media {\n    width\n    height\n    id\n  }\n  ...WallPiece_product\n}\n\nfragment WallPiece_product on Product {\n  id\n  name\n  number\n  media {\n    url\n    width\n    height\n    thumbhash\n    id\n  }\n  author {\n    profile {\n      lastName\n      firstName\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0aeb3e51e0af06a825213f2117787042";

export default node;
