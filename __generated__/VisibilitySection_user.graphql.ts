/**
 * @generated SignedSource<<32cb720b94d16e63e722be8164348090>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type VisibilitySection_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlockedCompanies_user" | "HiddenFromEmployer_user" | "WhatIsVisible_user">;
  readonly " $fragmentType": "VisibilitySection_user";
};
export type VisibilitySection_user$key = {
  readonly " $data"?: VisibilitySection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"VisibilitySection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VisibilitySection_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WhatIsVisible_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HiddenFromEmployer_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockedCompanies_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ed0d86a41c0c244fc0d0f3f72a48134d";

export default node;
