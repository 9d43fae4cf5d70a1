/**
 * @generated SignedSource<<77f2ec6bf7aa10eb227ffa72594de325>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReplyTime = "DAY" | "DAYS_14" | "DAYS_3" | "DAYS_7" | "LATE";
import { FragmentRefs } from "relay-runtime";
export type ReplyTimes_analytics$data = {
  readonly replies: {
    readonly buckets: ReadonlyArray<{
      readonly bucket: ReplyTime;
      readonly people: number;
    }>;
    readonly medianDays: number | null | undefined;
    readonly ratePercent: number | null | undefined;
    readonly waiting: number;
  };
  readonly " $fragmentType": "ReplyTimes_analytics";
};
export type ReplyTimes_analytics$key = {
  readonly " $data"?: ReplyTimes_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyTimes_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyTimes_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReplyFigures",
      "kind": "LinkedField",
      "name": "replies",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratePercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReplyTimeShare",
          "kind": "LinkedField",
          "name": "buckets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bucket",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "people",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OpeningsAnalytics",
  "abstractKey": null
};

(node as any).hash = "c1727e494a600a56d64ab2aeeac6a098";

export default node;
