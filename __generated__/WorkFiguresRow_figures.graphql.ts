/**
 * @generated SignedSource<<a19d31f883f83331f5928aa75249e9dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductVisibility = "COMPANIES" | "EVERYONE" | "LINK" | "MEMBERS";
export type ReviewStatus = "APPROVED" | "IN_PROGRESS" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type WorkFiguresRow_figures$data = {
  readonly reached: {
    readonly total: number;
  };
  readonly saves: {
    readonly total: number;
  };
  readonly views: {
    readonly byDay: ReadonlyArray<number>;
    readonly total: number;
  };
  readonly work: {
    readonly hasPendingChange: boolean;
    readonly isPublish: boolean;
    readonly name: string;
    readonly product: {
      readonly id: string;
    };
    readonly review: {
      readonly currentReviewStatus: ReviewStatus;
    };
    readonly thumbnailImage: {
      readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
    } | null | undefined;
    readonly visibility: ProductVisibility;
  } | null | undefined;
  readonly " $fragmentType": "WorkFiguresRow_figures";
};
export type WorkFiguresRow_figures$key = {
  readonly " $data"?: WorkFiguresRow_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkFiguresRow_figures">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkFiguresRow_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnProduct",
      "kind": "LinkedField",
      "name": "work",
      "plural": false,
      "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
            }
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "views",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "saves",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "reached",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "WorkFigures",
  "abstractKey": null
};
})();

(node as any).hash = "1efe8f43eaf5b607bcb7480c9701be1e";

export default node;
