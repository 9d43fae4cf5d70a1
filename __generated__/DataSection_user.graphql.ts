/**
 * @generated SignedSource<<bb2cd38502383b10c733b770bf98fe74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DataExportStatus = "FAILED" | "READY" | "REQUESTED";
import { FragmentRefs } from "relay-runtime";
export type DataSection_user$data = {
  readonly latestDataExport: {
    readonly status: DataExportStatus;
    readonly " $fragmentSpreads": FragmentRefs<"DataExportState_dataExport">;
  } | null | undefined;
  readonly " $fragmentType": "DataSection_user";
};
export type DataSection_user$key = {
  readonly " $data"?: DataSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DataExport",
      "kind": "LinkedField",
      "name": "latestDataExport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DataExportState_dataExport"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "669082f50aa341e21a211ca3227a75bf";

export default node;
