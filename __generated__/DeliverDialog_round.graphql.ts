/**
 * @generated SignedSource<<cd0d4efb7b3d1a8632fe7e92c9dc485f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliverDialog_round$data = {
  readonly id: string;
  readonly netPrice: number | null | undefined;
  readonly waitingFiles: ReadonlyArray<{
    readonly byteSize: number;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "DeliverDialog_round";
};
export type DeliverDialog_round$key = {
  readonly " $data"?: DeliverDialog_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliverDialog_round">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliverDialog_round",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EngagementFile",
      "kind": "LinkedField",
      "name": "waitingFiles",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "byteSize",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EngagementRound",
  "abstractKey": null
};
})();

(node as any).hash = "79f8dc2206195ec87ac486e83793b9b2";

export default node;
