/**
 * @generated SignedSource<<f906a53b4dbab2082d006a8f86ce3c3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InterestsForm_user$data = {
  readonly id: string;
  readonly profile: {
    readonly interestCategories?: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "InterestsForm_user";
};
export type InterestsForm_user$key = {
  readonly " $data"?: InterestsForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterestsForm_user">;
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
  "name": "InterestsForm_user",
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
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Category",
              "kind": "LinkedField",
              "name": "interestCategories",
              "plural": true,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "PrivateCorporateProfile",
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

(node as any).hash = "8a5a4bb33330e4e3dce74b459bab86f5";

export default node;
