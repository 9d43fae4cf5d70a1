/**
 * @generated SignedSource<<a4feeac2d8f1b0419c008a7b46a00903>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ArticleCategory = "BUSINESS_VOICE" | "CREATOR_VOICE" | "EVENT" | "INFO" | "KNOWLEDGE" | "SPECIAL";
import { FragmentRefs } from "relay-runtime";
export type Masthead_query$data = {
  readonly articleCategoryCounts: ReadonlyArray<{
    readonly category: ArticleCategory;
    readonly count: number;
  }>;
  readonly " $fragmentType": "Masthead_query";
};
export type Masthead_query$key = {
  readonly " $data"?: Masthead_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Masthead_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Masthead_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleCategoryCount",
      "kind": "LinkedField",
      "name": "articleCategoryCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5e015bc6f10f72dc858164e3f21b6ef7";

export default node;
