/**
 * @generated SignedSource<<4c6fc3ac6e569291f325ef5ecb3555e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkingPlaceType = "FULL_REMOTE" | "ON_SITE" | "PARTIAL_REMOTE";
import { FragmentRefs } from "relay-runtime";
export type OpeningPoster_opening$data = {
  readonly company: {
    readonly location: string | null | undefined;
    readonly name: string;
  };
  readonly contact: {
    readonly email: string | null | undefined;
    readonly formUrl: string | null | undefined;
    readonly name: string | null | undefined;
    readonly phoneNumber: string | null | undefined;
  };
  readonly informationAsOf: string | null | undefined;
  readonly validThrough: string | null | undefined;
  readonly workingPlace: string | null | undefined;
  readonly workingPlaceType: WorkingPlaceType | null | undefined;
  readonly workingPrefecture: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "OpeningPoster_opening";
};
export type OpeningPoster_opening$key = {
  readonly " $data"?: OpeningPoster_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningPoster_opening">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpeningPoster_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "informationAsOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validThrough",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingPlace",
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
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobOpeningContact",
      "kind": "LinkedField",
      "name": "contact",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phoneNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "location",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "eded1eb8a0ed42812533e69d64e0df47";

export default node;
