/**
 * @generated SignedSource<<85dc4408b50bfe0cf58f2b25fc2de40a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStep = "CONSIDERING" | "HIRED" | "INTERVIEW" | "OFFERED";
import { FragmentRefs } from "relay-runtime";
export type Funnel_analytics$data = {
  readonly entered: {
    readonly total: number;
  };
  readonly opened: {
    readonly total: number;
  };
  readonly reached: ReadonlyArray<{
    readonly medianDays: number | null | undefined;
    readonly people: number;
    readonly step: EntryStep;
  }>;
  readonly saved: {
    readonly total: number;
  };
  readonly seen: {
    readonly total: number;
  };
  readonly " $fragmentType": "Funnel_analytics";
};
export type Funnel_analytics$key = {
  readonly " $data"?: Funnel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Funnel_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Funnel_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "seen",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "opened",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "saved",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "entered",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EntryStepReached",
      "kind": "LinkedField",
      "name": "reached",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "medianDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OpeningsAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "6b420250fe5264df23284600a32bcca2";

export default node;
