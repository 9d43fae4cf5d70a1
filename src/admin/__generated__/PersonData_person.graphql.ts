/**
 * @generated SignedSource<<678f84711fae38852434cc09f28973d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type HouseExportStatus = "FAILED" | "READY" | "REQUESTED";
export type MemberStatus = "ACTIVE" | "DELETED" | "SUSPENDED";
import { FragmentRefs } from "relay-runtime";
export type PersonData_person$data = {
  readonly deletionDueAt: string | null | undefined;
  readonly lastExport: {
    readonly expiresAt: string | null | undefined;
    readonly requestedAt: string;
    readonly status: HouseExportStatus;
    readonly url: string | null | undefined;
  } | null | undefined;
  readonly status: MemberStatus;
  readonly " $fragmentType": "PersonData_person";
};
export type PersonData_person$key = {
  readonly " $data"?: PersonData_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonData_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonData_person",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletionDueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HouseExport",
      "kind": "LinkedField",
      "name": "lastExport",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "expiresAt",
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
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};
})();

(node as any).hash = "5e87165ef05beea234e9522375dc1285";

export default node;
