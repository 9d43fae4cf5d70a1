/**
 * @generated SignedSource<<222bd6eb60508077d2765f603953dfb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MessagesSection_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BlockedInTalks_user">;
  readonly " $fragmentType": "MessagesSection_user";
};
export type MessagesSection_user$key = {
  readonly " $data"?: MessagesSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessagesSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessagesSection_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockedInTalks_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "69782e0fd56e0a3647622e651ed884d5";

export default node;
