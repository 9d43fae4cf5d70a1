/**
 * @generated SignedSource<<b8d7dd493ec41a028139a0f58e522275>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type AlreadyOffered_offer$data = {
  readonly changesOfferId: string | null | undefined;
  readonly id: string;
  readonly status: OfficialJobOfferStatus;
  readonly " $fragmentType": "AlreadyOffered_offer";
};
export type AlreadyOffered_offer$key = {
  readonly " $data"?: AlreadyOffered_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AlreadyOffered_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AlreadyOffered_offer",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changesOfferId",
      "storageKey": null
    }
  ],
  "type": "OfficialJobOffer",
  "abstractKey": null
};

(node as any).hash = "2db833351a3540d1dc78d105d2aa0866";

export default node;
