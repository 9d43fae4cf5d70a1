/**
 * @generated SignedSource<<6f81f6f61d2980484405c4a275923038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoticeAudience = "ALL" | "COMPANIES" | "CREATORS";
export type NoticeKind = "CAMPAIGN" | "IMPORTANT" | "INFORMATION" | "MAINTENANCE" | "NEW_FEATURE";
import { FragmentRefs } from "relay-runtime";
export type NoticesPage_notice$data = {
  readonly audience: NoticeAudience;
  readonly content: string;
  readonly isPublished: boolean;
  readonly kind: NoticeKind;
  readonly publishAt: string;
  readonly " $fragmentType": "NoticesPage_notice";
};
export type NoticesPage_notice$key = {
  readonly " $data"?: NoticesPage_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticesPage_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticesPage_notice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublished",
      "storageKey": null
    }
  ],
  "type": "HouseNotice",
  "abstractKey": null
};

(node as any).hash = "568fc94ca65bd76d5c7edde45bafe305";

export default node;
