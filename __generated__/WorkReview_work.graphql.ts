/**
 * @generated SignedSource<<a424d1637a30176bf70d11bab86094d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReviewStatus = "APPROVED" | "IN_PROGRESS" | "REJECTED";
import { FragmentRefs } from "relay-runtime";
export type WorkReview_work$data = {
  readonly hasPendingChange: boolean;
  readonly review: {
    readonly currentReviewStatus: ReviewStatus;
    readonly rejectReason: string | null | undefined;
  };
  readonly " $fragmentType": "WorkReview_work";
};
export type WorkReview_work$key = {
  readonly " $data"?: WorkReview_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkReview_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkReview_work",
  "selections": [
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
    }
  ],
  "type": "OwnProduct",
  "abstractKey": null
};

(node as any).hash = "e14e60b46ded61bdf4c78d9e7c1299cc";

export default node;
