/**
 * @generated SignedSource<<2a02513767715dbbb7ab97409bcd4b88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type OnPaper_offer$data = {
  readonly id: string;
  readonly paperAskedAt: string | null | undefined;
  readonly paperSentAt: string | null | undefined;
  readonly status: OfficialJobOfferStatus;
  readonly " $fragmentType": "OnPaper_offer";
};
export type OnPaper_offer$key = {
  readonly " $data"?: OnPaper_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OnPaper_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OnPaper_offer",
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
      "name": "paperAskedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paperSentAt",
      "storageKey": null
    }
  ],
  "type": "OfficialJobOffer",
  "abstractKey": null
};

(node as any).hash = "9d569d5a5fc1fb11e6134e0f78113a83";

export default node;
