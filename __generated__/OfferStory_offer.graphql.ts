/**
 * @generated SignedSource<<af8f706811ee7d69b2f3b1959e23d8f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfficialJobOfferEventKind = "ACCEPTED" | "CHANGE_ASKED" | "DECLINED" | "OPENED" | "PAPER_ASKED" | "PAPER_SENT" | "SENT" | "WITHDRAWN";
import { FragmentRefs } from "relay-runtime";
export type OfferStory_offer$data = {
  readonly events: ReadonlyArray<{
    readonly happenedAt: string;
    readonly id: string;
    readonly kind: OfficialJobOfferEventKind;
    readonly termLabel: string | null | undefined;
    readonly version: number;
    readonly words: string | null | undefined;
  }>;
  readonly " $fragmentType": "OfferStory_offer";
};
export type OfferStory_offer$key = {
  readonly " $data"?: OfferStory_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferStory_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferStory_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfficialJobOfferEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
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
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "termLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "happenedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OfficialJobOffer",
  "abstractKey": null
};

(node as any).hash = "2b699f5ae9495b7f3396ec8cb6c219b5";

export default node;
