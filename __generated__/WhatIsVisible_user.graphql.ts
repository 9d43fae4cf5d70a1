/**
 * @generated SignedSource<<0f582222d1a91027a6171dd73ddddefd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ContentVisibilityType = "ALL" | "ONLY_PUBLIC" | "TEMPORARILY_ALL";
import { FragmentRefs } from "relay-runtime";
export type WhatIsVisible_user$data = {
  readonly contentVisibilityEndsAt: string | null | undefined;
  readonly contentVisibilityType: ContentVisibilityType;
  readonly " $fragmentType": "WhatIsVisible_user";
};
export type WhatIsVisible_user$key = {
  readonly " $data"?: WhatIsVisible_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatIsVisible_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhatIsVisible_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentVisibilityType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentVisibilityEndsAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "84fe4fa46e0aef536404a982592c9409";

export default node;
