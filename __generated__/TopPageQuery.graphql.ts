/**
 * @generated SignedSource<<580d27ea7ffea79fc4172679d24edc26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TopPageQuery$variables = Record<PropertyKey, never>;
export type TopPageQuery$data = {
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
v4 = {
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
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 12
          }
        ],
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "editorsPicks",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "thumbnailImage",
            "plural": false,
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
              (v4/*:: as any*/),
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "editorsPicks(first:12)"
      }
    ]
  },
  "params": {
    "cacheID": "705d2c4edf906315528b02925e6cef8d",
    "id": null,
    "metadata": {},
    "name": "TopPageQuery",
    "operationKind": "query",
    "text": "query TopPageQuery {\n  siteFigures {\n    publicProductsCount\n    seekingCreatorsCount\n    productsOfDayCount\n    latestPublishedAt\n    ...TopFigures_figures\n  }\n  ...TopHero_query\n}\n\nfragment TopFigures_figures on SiteFigures {\n  publicProductsCount\n  seekingCreatorsCount\n}\n\nfragment TopHero_query on Query {\n  editorsPicks(first: 12) {\n    id\n    thumbnailImage {\n      width\n      height\n      id\n    }\n    ...WallPiece_product\n  }\n}\n\nfragment WallPiece_product on Product {\n  id\n  name\n  number\n  thumbnailImage {\n    url\n    width\n    height\n    thumbhash\n    id\n  }\n  author {\n    profile {\n      lastName\n      firstName\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d6e88cf4ded3a10a73d2d5ccfafc9743";

export default node;
