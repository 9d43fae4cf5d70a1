/**
 * @generated SignedSource<<a05d9239cd4115d457a0c2b74eefda91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EntryStep = "CONSIDERING" | "HIRED" | "INTERVIEW" | "OFFERED";
export type JobOpeningStatus = "CLOSED" | "DRAFT" | "PRIVATE" | "PUBLIC";
import { FragmentRefs } from "relay-runtime";
export type OpeningFiguresRow_figures$data = {
  readonly entered: {
    readonly total: number;
  };
  readonly jobOpeningId: string;
  readonly opened: {
    readonly byDay: ReadonlyArray<number>;
    readonly total: number;
  };
  readonly publishedOn: string;
  readonly reached: ReadonlyArray<{
    readonly people: number;
    readonly step: EntryStep;
  }>;
  readonly replies: {
    readonly medianDays: number | null | undefined;
    readonly ratePercent: number | null | undefined;
  };
  readonly seen: {
    readonly total: number;
  };
  readonly status: JobOpeningStatus;
  readonly title: string;
  readonly " $fragmentType": "OpeningFiguresRow_figures";
};
export type OpeningFiguresRow_figures$key = {
  readonly " $data"?: OpeningFiguresRow_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningFiguresRow_figures">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningFiguresRow_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobOpeningId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "publishedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "seen",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSeries",
      "kind": "LinkedField",
      "name": "opened",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byDay",
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
      "name": "entered",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReplyFigures",
      "kind": "LinkedField",
      "name": "replies",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ratePercent",
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
  "type": "OpeningFigures",
  "abstractKey": null
};
})();

(node as any).hash = "c7789903ed0afde0d6f5fee72a7a497b";

export default node;
