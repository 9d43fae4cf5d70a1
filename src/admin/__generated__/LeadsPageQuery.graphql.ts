/**
 * @generated SignedSource<<9d488770c436aea0cac9d37d4e965edb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LeadsPageQuery$variables = Record<PropertyKey, never>;
export type LeadsPageQuery$data = {
  readonly waitingLeads: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"LeadPane_lead" | "LeadsPage_lead">;
  }>;
};
export type LeadsPageQuery = {
  response: LeadsPageQuery$data;
  variables: LeadsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LeadsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Lead",
        "kind": "LinkedField",
        "name": "waitingLeads",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LeadsPage_lead"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LeadPane_lead"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LeadsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Lead",
        "kind": "LinkedField",
        "name": "waitingLeads",
        "plural": true,
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
          (v1/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7704da2b5e8ed54e5dc86baf307422bc",
    "id": null,
    "metadata": {},
    "name": "LeadsPageQuery",
    "operationKind": "query",
    "text": "query LeadsPageQuery {\n  waitingLeads {\n    id\n    ...LeadsPage_lead\n    ...LeadPane_lead\n  }\n}\n\nfragment LeadPane_lead on Lead {\n  id\n  companyName\n  personName\n  email\n  phoneNumber\n  registrationPurpose\n  urgency\n  createdAt\n  earlierLeads\n  hasAccount\n  alike {\n    id\n    name\n    members\n    createdAt\n  }\n}\n\nfragment LeadsPage_lead on Lead {\n  companyName\n  personName\n  createdAt\n}\n"
  }
};
})();

(node as any).hash = "1073f437b2e1d6ec8bcc4b8420b356e1";

export default node;
