/**
 * @generated SignedSource<<f1d7f6bd7f1c9944c8f080bd92f0a929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyWorks_query$data = {
  readonly myProducts: {
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"WorkRows_works">;
  };
  readonly " $fragmentType": "MyWorks_query";
};
export type MyWorks_query$key = {
  readonly " $data"?: MyWorks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyWorks_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyWorks_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "OwnProductConnection",
      "kind": "LinkedField",
      "name": "myProducts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorkRows_works"
        }
      ],
      "storageKey": "myProducts(first:12)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "11fc8ef749bb0388e240f3a23558e889";

export default node;
