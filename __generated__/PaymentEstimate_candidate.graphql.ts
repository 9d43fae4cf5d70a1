/**
 * @generated SignedSource<<beafa8f3ecac96897afc6fed5ccb7add>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type RewardType = "CONTRACT_UNIT" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type PaymentEstimate_candidate$data = {
  readonly jobOpening: {
    readonly grossPrice?: number | null | undefined;
    readonly netPrice?: number | null | undefined;
    readonly resumerationType: ResumerationType;
    readonly tsumugiCommissionFee?: number | null | undefined;
    readonly weeklyOperationalHours?: number | null | undefined;
  };
  readonly user: {
    readonly profile: {
      readonly jobProfile: {
        readonly rewardPrices: ReadonlyArray<{
          readonly grossPrice: number;
          readonly netPrice: number;
          readonly rewardType: RewardType;
          readonly tsumugiCommissionFee: number;
        }>;
      };
    };
  };
  readonly " $fragmentType": "PaymentEstimate_candidate";
};
export type PaymentEstimate_candidate$key = {
  readonly " $data"?: PaymentEstimate_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentEstimate_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netPrice",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grossPrice",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tsumugiCommissionFee",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentEstimate_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorUser",
      "kind": "LinkedField",
      "name": "user",
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
              "concreteType": "CreatorJobProfile",
              "kind": "LinkedField",
              "name": "jobProfile",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "RewardPrice",
                  "kind": "LinkedField",
                  "name": "rewardPrices",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "rewardType",
                      "storageKey": null
                    },
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "jobOpening",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resumerationType",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "type": "ContractJobOpening",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weeklyOperationalHours",
              "storageKey": null
            }
          ],
          "type": "HourlyJobOpening",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "42c9bdc124ad62ebd32aad019b33f79f";

export default node;
