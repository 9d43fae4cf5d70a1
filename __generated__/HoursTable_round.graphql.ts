/**
 * @generated SignedSource<<aa217452fa836698fb409af44fb39216>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HoursTable_round$data = {
  readonly hours: ReadonlyArray<{
    readonly id: string;
    readonly minutes: number;
    readonly work: string;
    readonly workedOn: string;
  }>;
  readonly hoursAmount: number | null | undefined;
  readonly id: string;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly " $fragmentType": "HoursTable_round";
};
export type HoursTable_round$key = {
  readonly " $data"?: HoursTable_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoursTable_round">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "HoursTable_round",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hoursAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementHours",
      "kind": "LinkedField",
      "name": "hours",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "workedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minutes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "work",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EngagementRound",
  "abstractKey": null
};
})();

(node as any).hash = "15aa17174cd31d42b4a4566ee05bb2aa";

export default node;
