/**
 * @generated SignedSource<<19eb700ff2ca7e508a00ae33e6fd3f3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ViewSource = "FEED" | "OTHER" | "OUTSIDE" | "PROFILE" | "SEARCH" | "SIMILAR" | "TIMELINE";
import { FragmentRefs } from "relay-runtime";
export type EntrySources_analytics$data = {
  readonly sources: ReadonlyArray<{
    readonly entered: number;
    readonly source: ViewSource;
  }>;
  readonly " $fragmentType": "EntrySources_analytics";
};
export type EntrySources_analytics$key = {
  readonly " $data"?: EntrySources_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntrySources_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntrySources_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EntrySourceShare",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OpeningsAnalytics",
  "abstractKey": null
};

(node as any).hash = "ff5619e35607358128cfd148e21d362e";

export default node;
