/**
 * @generated SignedSource<<681dca6c0628be5410da37e212deb968>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FullTimeBody_opening$data = {
  readonly jobDetail: string | null | undefined;
  readonly roleResponsibilityArea: string | null | undefined;
  readonly serviceDescription: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FullTimeTerms_opening" | "TeamParts_opening">;
  readonly " $fragmentType": "FullTimeBody_opening";
};
export type FullTimeBody_opening$key = {
  readonly " $data"?: FullTimeBody_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"FullTimeBody_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FullTimeBody_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobDetail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleResponsibilityArea",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceDescription",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamParts_opening"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FullTimeTerms_opening"
    }
  ],
  "type": "FullTimeJobOpening",
  "abstractKey": null
};

(node as any).hash = "17fe8d01a033d7ce9a5194c3f79a0d92";

export default node;
