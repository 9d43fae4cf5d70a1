/**
 * @generated SignedSource<<00fdc8fd4717c10ccf59f8f05e26d011>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningsDaily_analytics$data = {
  readonly days: {
    readonly since: string;
  };
  readonly entered: {
    readonly byDay: ReadonlyArray<number>;
  };
  readonly opened: {
    readonly byDay: ReadonlyArray<number>;
  };
  readonly saved: {
    readonly byDay: ReadonlyArray<number>;
  };
  readonly seen: {
    readonly byDay: ReadonlyArray<number>;
  };
  readonly " $fragmentType": "OpeningsDaily_analytics";
};
export type OpeningsDaily_analytics$key = {
  readonly " $data"?: OpeningsDaily_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningsDaily_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "byDay",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningsDaily_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsDays",
      "kind": "LinkedField",
      "name": "days",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
    }
  ],
  "type": "OpeningsAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "f4a26d2df868062f0fe8f8db40bfce60";

export default node;
