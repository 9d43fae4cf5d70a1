/**
 * @generated SignedSource<<4090b731745b833e88956395544111f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SecondFactorSection_user$data = {
  readonly secondFactor: {
    readonly recoveryCodesLeft: number;
    readonly rememberedDevicesCount: number;
    readonly since: string;
  } | null | undefined;
  readonly " $fragmentType": "SecondFactorSection_user";
};
export type SecondFactorSection_user$key = {
  readonly " $data"?: SecondFactorSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactorSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactor",
      "kind": "LinkedField",
      "name": "secondFactor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rememberedDevicesCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "38fc251cfdfbb6d1485b54c584a1d869";

export default node;
