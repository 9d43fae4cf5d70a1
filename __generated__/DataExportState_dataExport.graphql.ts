/**
 * @generated SignedSource<<a362fb96694ad73be6f51004c9175ecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DataExportStatus = "FAILED" | "READY" | "REQUESTED";
import { FragmentRefs } from "relay-runtime";
export type DataExportState_dataExport$data = {
  readonly byteSize: number | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly readyAt: string | null | undefined;
  readonly requestedAt: string;
  readonly status: DataExportStatus;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "DataExportState_dataExport";
};
export type DataExportState_dataExport$key = {
  readonly " $data"?: DataExportState_dataExport$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataExportState_dataExport">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataExportState_dataExport",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "DataExport",
  "abstractKey": null
};

(node as any).hash = "06a448599a4c385cc5d48f89f44b21ae";

export default node;
