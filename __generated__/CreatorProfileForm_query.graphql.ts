/**
 * @generated SignedSource<<c2821625db21ba7f6078d2c1b978518f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorProfileForm_query$data = {
  readonly prefectures: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly tools: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CreatorProfileForm_query";
};
export type CreatorProfileForm_query$key = {
  readonly " $data"?: CreatorProfileForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreatorProfileForm_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreatorProfileForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Prefecture",
      "kind": "LinkedField",
      "name": "prefectures",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tool",
      "kind": "LinkedField",
      "name": "tools",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "1129f746a1aaf4ed3de15633557de592";

export default node;
