/**
 * @generated SignedSource<<ec9c469533ac23892b9d1efd3884b312>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ViewSource = "FEED" | "OTHER" | "OUTSIDE" | "PROFILE" | "SEARCH" | "SIMILAR" | "TIMELINE";
import { FragmentRefs } from "relay-runtime";
export type SourceBars_analytics$data = {
  readonly sources: ReadonlyArray<{
    readonly hosts: ReadonlyArray<{
      readonly host: string;
      readonly views: number;
    }>;
    readonly source: ViewSource;
    readonly views: number;
  }>;
  readonly " $fragmentType": "SourceBars_analytics";
};
export type SourceBars_analytics$key = {
  readonly " $data"?: SourceBars_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceBars_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "views",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceBars_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewSourceShare",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ViewSourceHost",
          "kind": "LinkedField",
          "name": "hosts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "host",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorksAnalytics",
  "abstractKey": null
};
})();

(node as any).hash = "bea6978677ee7b353cb6d967bc2cb777";

export default node;
