/**
 * @generated SignedSource<<f8cccc92f9b7647641f3c1a5914f4883>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type secondStep_errors$data = {
  readonly __typename: string;
  readonly field?: string | null | undefined;
  readonly message: string;
  readonly retryAt?: string | null | undefined;
  readonly signInToken?: string | null | undefined;
  readonly " $fragmentType": "secondStep_errors";
};
export type secondStep_errors$key = {
  readonly " $data"?: secondStep_errors$data;
  readonly " $fragmentSpreads": FragmentRefs<"secondStep_errors">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "secondStep_errors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "ArgumentInvalidError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "UserInputInvalidError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "InvalidImageInputError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retryAt",
          "storageKey": null
        }
      ],
      "type": "RateLimitExceededError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signInToken",
          "storageKey": null
        }
      ],
      "type": "SecondFactorRequiredError",
      "abstractKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
};
})();

(node as any).hash = "4b058a1702f5c2fe74a9fba68f213441";

export default node;
