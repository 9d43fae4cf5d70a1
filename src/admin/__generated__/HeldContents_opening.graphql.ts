/**
 * @generated SignedSource<<5d59ffe701e71e5b3a12ab8fc377ee06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OpeningHoldOutcome = "OVERTAKEN" | "RELEASED" | "SENT_BACK";
export type OpeningKind = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type HeldContents_opening$data = {
  readonly company: {
    readonly id: string;
    readonly published: number;
    readonly registeredAt: string;
    readonly sentBack: number;
    readonly suspensions: number;
  };
  readonly contents: ReadonlyArray<{
    readonly field: string;
    readonly label: string;
    readonly words: string;
  }>;
  readonly earlier: ReadonlyArray<{
    readonly heldAt: string;
    readonly id: string;
    readonly reason: string | null | undefined;
    readonly staffName: string | null | undefined;
    readonly state: OpeningHoldOutcome;
  }>;
  readonly waiting: {
    readonly companyName: string;
    readonly heldAt: string;
    readonly kind: OpeningKind;
  };
  readonly " $fragmentType": "HeldContents_opening";
};
export type HeldContents_opening$key = {
  readonly " $data"?: HeldContents_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldContents_opening">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldContents_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingOpening",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpeningField",
      "kind": "LinkedField",
      "name": "contents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldOpeningCompany",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registeredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "published",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentBack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suspensions",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EarlierHold",
      "kind": "LinkedField",
      "name": "earlier",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "staffName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HeldOpening",
  "abstractKey": null
};
})();

(node as any).hash = "e3b8b9dd4017fdea1edd870c1fc89d2d";

export default node;
