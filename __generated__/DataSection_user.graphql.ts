/**
 * @generated SignedSource<<38b53fe7c65fc20a811e246bc177e879>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DataExportStatus = "FAILED" | "READY" | "REQUESTED";
import { FragmentRefs } from "relay-runtime";
export type DataSection_user$data = {
  readonly hasPassword: boolean;
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
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
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

(node as any).hash = "f99fefffd3dcd748fc1e56237a85a578";

export default node;
