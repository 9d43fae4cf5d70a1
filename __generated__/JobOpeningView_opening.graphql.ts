/**
 * @generated SignedSource<<671e8ee209b297116bcab91eea999eb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobOpeningView_opening$data = {
  readonly contract: {
    readonly " $fragmentSpreads": FragmentRefs<"ContractBody_opening">;
  } | null | undefined;
  readonly fullTime: {
    readonly " $fragmentSpreads": FragmentRefs<"FullTimeBody_opening">;
  } | null | undefined;
  readonly hourly: {
    readonly " $fragmentSpreads": FragmentRefs<"HourlyBody_opening">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpeningBeside_opening" | "OpeningFacts_opening" | "OpeningHead_opening" | "OpeningPoster_opening">;
  readonly " $fragmentType": "JobOpeningView_opening";
};
export type JobOpeningView_opening$key = {
  readonly " $data"?: JobOpeningView_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOpeningView_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobOpeningView_opening",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningHead_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningFacts_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningBeside_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpeningPoster_opening"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContractBody_opening"
          }
        ],
        "type": "ContractJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "contract"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HourlyBody_opening"
          }
        ],
        "type": "HourlyJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "hourly"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FullTimeBody_opening"
          }
        ],
        "type": "FullTimeJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "fullTime"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};

(node as any).hash = "5918f35f4a2dfd3fe702e962d7b42403";

export default node;
