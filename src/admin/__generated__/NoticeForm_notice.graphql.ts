/**
 * @generated SignedSource<<076267bbb6a0b24ed686183c37101139>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type NoticeAudience = "ALL" | "COMPANIES" | "CREATORS";
export type NoticeKind = "CAMPAIGN" | "IMPORTANT" | "INFORMATION" | "MAINTENANCE" | "NEW_FEATURE";
import { FragmentRefs } from "relay-runtime";
export type NoticeForm_notice$data = {
  readonly audience: NoticeAudience;
  readonly content: string;
  readonly id: string;
  readonly kind: NoticeKind;
  readonly link: string | null | undefined;
  readonly publishAt: string;
  readonly " $fragmentType": "NoticeForm_notice";
};
export type NoticeForm_notice$key = {
  readonly " $data"?: NoticeForm_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeForm_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeForm_notice",
  "selections": [
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
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    }
  ],
  "type": "HouseNotice",
  "abstractKey": null
};

(node as any).hash = "babf2bafc4207b68114d3af73a66e4b5";

export default node;
