/**
 * @generated SignedSource<<028bf8af519ae7d4df5f0323f777e8da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DraftPreview_company$data = {
  readonly avatarImagePath: string | null | undefined;
  readonly id: string;
  readonly location: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "DraftPreview_company";
};
export type DraftPreview_company$key = {
  readonly " $data"?: DraftPreview_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftPreview_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DraftPreview_company",
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
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatarImagePath",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "2bd7bf82164e01813397e1b71a312c32";

export default node;
