/**
 * @generated SignedSource<<b4c753070ee5d90146aaf6ddaeece8c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductVisibility = "COMPANIES" | "EVERYONE" | "LINK" | "MEMBERS";
export type ReviewStatus = "APPROVED" | "IN_PROGRESS" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type WorkRow_work$data = {
  readonly hasPendingChange: boolean;
  readonly id: string;
  readonly isPublish: boolean;
  readonly name: string;
  readonly product: {
    readonly id: string;
  };
  readonly review: {
    readonly currentReviewStatus: ReviewStatus;
    readonly rejectReason: string | null | undefined;
  };
  readonly statistics: {
    readonly bookmarksTotal: number;
    readonly viewsTotal: number;
  };
  readonly thumbnailImage: {
    readonly height: number;
    readonly thumbhash: string | null | undefined;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly visibility: ProductVisibility;
  readonly " $fragmentType": "WorkRow_work";
};
export type WorkRow_work$key = {
  readonly " $data"?: WorkRow_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkRow_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkRow_work",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isPublish",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPendingChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductReview",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentReviewStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductStatistics",
      "kind": "LinkedField",
      "name": "statistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewsTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookmarksTotal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OwnProduct",
  "abstractKey": null
};
})();

(node as any).hash = "7d907a3dbf32650288ff59ef3159b01a";

export default node;
