/**
 * @generated SignedSource<<304edf2138bb1bd527e0dd7c049760f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SlowCompanies_companies$data = ReadonlyArray<{
  readonly id: string;
  readonly medianReplyMinutes: number | null | undefined;
  readonly name: string;
  readonly nearlyDue: number;
  readonly remindedAt: string | null | undefined;
  readonly responseRatePercent: number | null | undefined;
  readonly " $fragmentType": "SlowCompanies_companies";
}>;
export type SlowCompanies_companies$key = ReadonlyArray<{
  readonly " $data"?: SlowCompanies_companies$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlowCompanies_companies">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SlowCompanies_companies",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseRatePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianReplyMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nearlyDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remindedAt",
      "storageKey": null
    }
  ],
  "type": "SlowCompany",
  "abstractKey": null
};

(node as any).hash = "79683c4605d09530499a33bfeb80d2a4";

export default node;
