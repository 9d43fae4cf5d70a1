/**
 * @generated SignedSource<<8980d76e483479d8e3eb0582f03cfa5b>>
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
    readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MediaPicture_media"
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

(node as any).hash = "e2d25729623a818af873b117951f9e2f";

export default node;
