/**
 * @generated SignedSource<<9a603e6ae44d32bb9bfafdbcbc95b6af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type WorkingPlaceType = "FULL_REMOTE" | "ON_SITE" | "PARTIAL_REMOTE";
import { FragmentRefs } from "relay-runtime";
export type TopOpenings_openings$data = ReadonlyArray<{
  readonly company: {
    readonly name: string;
  };
  readonly id: string;
  readonly resumerationType: ResumerationType;
  readonly title: string;
  readonly workingPlaceType: WorkingPlaceType | null | undefined;
  readonly workingPrefecture: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningPay_opening">;
  readonly " $fragmentType": "TopOpenings_openings";
}>;
export type TopOpenings_openings$key = ReadonlyArray<{
  readonly " $data"?: TopOpenings_openings$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopOpenings_openings">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TopOpenings_openings",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resumerationType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingPlaceType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Prefecture",
      "kind": "LinkedField",
      "name": "workingPrefecture",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningPay_opening"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "f267db62df650c3fd5956113ff8c288d";

export default node;
