/**
 * @generated SignedSource<<f7b0c0f4c7f0d2d6f65e888ec38cbe33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DraftEditor_company$data = {
  readonly ownDetail: {
    readonly isReadyForPublishing: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyField_company" | "DraftPreview_company" | "PublishersLine_company">;
  readonly " $fragmentType": "DraftEditor_company";
};
export type DraftEditor_company$key = {
  readonly " $data"?: DraftEditor_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftEditor_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftEditor_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyOwnDetail",
      "kind": "LinkedField",
      "name": "ownDetail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReadyForPublishing",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyField_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DraftPreview_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishersLine_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "b38453908f2caae6560ee3478d603139";

export default node;
