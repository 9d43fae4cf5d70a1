/**
 * @generated SignedSource<<00b44e71cbd235514da52ff65fa478ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ChatTalkFrom = "EVERYBODY" | "KNOWN" | "NOBODY";
import { FragmentRefs } from "relay-runtime";
export type MessagesSection_settings$data = {
  readonly enterSends: boolean;
  readonly showsReadReceipts: boolean;
  readonly talkFrom: ChatTalkFrom;
  readonly " $fragmentType": "MessagesSection_settings";
};
export type MessagesSection_settings$key = {
  readonly " $data"?: MessagesSection_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessagesSection_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessagesSection_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsReadReceipts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enterSends",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "talkFrom",
      "storageKey": null
    }
  ],
  "type": "ChatSettings",
  "abstractKey": null
};

(node as any).hash = "45e92145b376f99f08801805969f64fc";

export default node;
