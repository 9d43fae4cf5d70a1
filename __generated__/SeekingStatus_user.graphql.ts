/**
 * @generated SignedSource<<7522140f5bf5864893272d2a771acdae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
import { FragmentRefs } from "relay-runtime";
export type SeekingStatus_user$data = {
  readonly id: string;
  readonly profile: {
    readonly __typename: "PrivateCreatorProfile";
    readonly id: string;
    readonly jobProfile: {
      readonly id: string;
      readonly jobSeekingStatus: JobSeekingStatus;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly " $fragmentType": "SeekingStatus_user";
};
export type SeekingStatus_user$key = {
  readonly " $data"?: SeekingStatus_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeekingStatus_user">;
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
  "name": "SeekingStatus_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "profile",
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CreatorJobProfile",
              "kind": "LinkedField",
              "name": "jobProfile",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "jobSeekingStatus",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "PrivateCreatorProfile",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "f2ec253d94304e08ae9b324ee8cef2da";

export default node;
