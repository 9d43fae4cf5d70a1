/**
 * @generated SignedSource<<d1c72039a0dc40c8d22a103339dca271>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobConsultationStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type ConsultationRow_consultation$data = {
  readonly chatRoomId: string | null | undefined;
  readonly company: {
    readonly avatarImagePath: string | null | undefined;
    readonly name: string;
  };
  readonly contract: {
    readonly __typename: "HourlyRateConsultationContract";
    readonly netHourlyRatePrice: number | null | undefined;
  } | {
    readonly __typename: "UnitConsultationContract";
    readonly netBudget: number | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly replyBy: string;
  readonly sentAt: string;
  readonly status: JobConsultationStatus;
  readonly title: string;
  readonly " $fragmentType": "ConsultationRow_consultation";
};
export type ConsultationRow_consultation$key = {
  readonly " $data"?: ConsultationRow_consultation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsultationRow_consultation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsultationRow_consultation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatRoomId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
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
          "name": "avatarImagePath",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "contract",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "netHourlyRatePrice",
              "storageKey": null
            }
          ],
          "type": "HourlyRateConsultationContract",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "netBudget",
              "storageKey": null
            }
          ],
          "type": "UnitConsultationContract",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobConsultation",
  "abstractKey": null
};

(node as any).hash = "313e438750486c14e6f85cd0ae633ae5";

export default node;
