/**
 * @generated SignedSource<<e1bdf2c3d03f8897a19ad36780e9bd86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LeadUrgency = "CONSIDERATION_OF_ORDER_PLACEMENT" | "INFORMATION_GATHERING" | "REQUEST_IMMEDIATELY";
import { FragmentRefs } from "relay-runtime";
export type LeadPane_lead$data = {
  readonly alike: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly members: number;
    readonly name: string;
  }>;
  readonly companyName: string;
  readonly createdAt: string;
  readonly earlierLeads: number;
  readonly email: string;
  readonly hasAccount: boolean;
  readonly id: string;
  readonly personName: string;
  readonly phoneNumber: string | null | undefined;
  readonly registrationPurpose: string | null | undefined;
  readonly urgency: LeadUrgency | null | undefined;
  readonly " $fragmentType": "LeadPane_lead";
};
export type LeadPane_lead$key = {
  readonly " $data"?: LeadPane_lead$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadPane_lead">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeadPane_lead",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "personName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "registrationPurpose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urgency",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earlierLeads",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AlikeCompany",
      "kind": "LinkedField",
      "name": "alike",
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
          "name": "members",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Lead",
  "abstractKey": null
};
})();

(node as any).hash = "c1872046fa9a94c326fca8f177729c31";

export default node;
