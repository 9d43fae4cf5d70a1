/**
 * @generated SignedSource<<034b7a28becfbf97e4723f2fa6ae737b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeskFoot_company$data = {
  readonly medianReplyMinutes: number | null | undefined;
  readonly responseRatePercent: number | null | undefined;
  readonly " $fragmentType": "DeskFoot_company";
};
export type DeskFoot_company$key = {
  readonly " $data"?: DeskFoot_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeskFoot_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeskFoot_company",
  "selections": [
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "2ad7d22655fb696f66c6c530a60d60dd";

export default node;
