/**
 * @generated SignedSource<<5d125aef51a193c5f0e6d90e160b86b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MemberStatus = "ACTIVE" | "DELETED" | "SUSPENDED";
export type PersonPaneQuery$variables = {
  id: string;
};
export type PersonPaneQuery$data = {
  readonly person: {
    readonly companyName: string | null | undefined;
    readonly email: string;
    readonly isSuspendedByUs: boolean;
    readonly name: string;
    readonly openReports: number;
    readonly registeredAt: string;
    readonly role: string;
    readonly sessions: number;
    readonly status: MemberStatus;
    readonly suspensionEndsAt: string | null | undefined;
    readonly suspensionReason: string | null | undefined;
    readonly works: number;
    readonly " $fragmentSpreads": FragmentRefs<"PersonData_person" | "PersonMails_person" | "PersonRooms_person">;
  } | null | undefined;
};
export type PersonPaneQuery = {
  response: PersonPaneQuery$data;
  variables: PersonPaneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registeredAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "works",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openReports",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suspensionReason",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "suspensionEndsAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSuspendedByUs",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "person",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PersonData_person"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PersonRooms_person"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PersonMails_person"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "person",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
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
              (v6/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FoundRoom",
            "kind": "LinkedField",
            "name": "rooms",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "creatorName",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "messages",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastMessageAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailRefusals",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MailToPerson",
            "kind": "LinkedField",
            "name": "mails",
            "plural": true,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subject",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "97e273eac919170efe00f4f8b7da282f",
    "id": null,
    "metadata": {},
    "name": "PersonPaneQuery",
    "operationKind": "query",
    "text": "query PersonPaneQuery(\n  $id: ID!\n) {\n  person(id: $id) {\n    name\n    email\n    role\n    companyName\n    status\n    registeredAt\n    works\n    sessions\n    openReports\n    suspensionReason\n    suspensionEndsAt\n    isSuspendedByUs\n    ...PersonData_person\n    ...PersonRooms_person\n    ...PersonMails_person\n    id\n  }\n}\n\nfragment PersonData_person on Person {\n  status\n  deletionDueAt\n  lastExport {\n    status\n    requestedAt\n    expiresAt\n    url\n  }\n}\n\nfragment PersonMails_person on Person {\n  mailRefusals\n  mails {\n    id\n    subject\n    createdAt\n    state\n    reason\n  }\n}\n\nfragment PersonRooms_person on Person {\n  rooms {\n    id\n    creatorName\n    companyName\n    messages\n    lastMessageAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "d9a4c67c5a3063edeaf881ed6b3a46b5";

export default node;
