/**
 * @generated SignedSource<<81d88abd74f3926f33dbe1f56adb2025>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkForm_elements$data = {
  readonly " $fragmentSpreads": FragmentRefs<"workTerms_query">;
  readonly " $fragmentType": "WorkForm_elements";
};
export type WorkForm_elements$key = {
  readonly " $data"?: WorkForm_elements$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkForm_elements">;
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
  "name": "WorkForm_elements",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "workTerms_query",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "categories",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Industry",
          "kind": "LinkedField",
          "name": "industries",
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
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "81907013f3eb0a23bbabaee2c3640dae";

export default node;
