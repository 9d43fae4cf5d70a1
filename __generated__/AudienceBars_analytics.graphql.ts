/**
 * @generated SignedSource<<5f53d8cf434ea28b93781e0c9ece018d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ViewAudience = "COMPANY" | "CREATOR" | "GUEST";
import { FragmentRefs } from "relay-runtime";
export type AudienceBars_analytics$data = {
  readonly audiences: ReadonlyArray<{
    readonly audience: ViewAudience;
    readonly views: number;
  }>;
  readonly " $fragmentType": "AudienceBars_analytics";
};
export type AudienceBars_analytics$key = {
  readonly " $data"?: AudienceBars_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceBars_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AudienceBars_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewAudienceShare",
      "kind": "LinkedField",
      "name": "audiences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "audience",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "views",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorksAnalytics",
  "abstractKey": null
};

(node as any).hash = "66b7f38a57c7d739bfb70a1c1d5b10e6";

export default node;
