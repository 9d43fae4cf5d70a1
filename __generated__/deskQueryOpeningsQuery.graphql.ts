/**
 * @generated SignedSource<<7f0fbbfbcc00b6b545b870eaabe116cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskQueryOpeningsQuery$variables = Record<PropertyKey, never>;
export type deskQueryOpeningsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Desk_query">;
};
export type deskQueryOpeningsQuery = {
  response: deskQueryOpeningsQuery$data;
  variables: deskQueryOpeningsQuery$variables;
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
  "kind": "Literal",
  "name": "offset",
  "value": 0
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "OffsetPageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "kind": "Literal",
  "name": "limit",
  "value": 30
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "kind": "TypeDiscriminator",
  "abstractKey": "__isJobOpening"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resumerationType",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entriesCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadEntriesCount",
  "storageKey": null
},
v13 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "storageKey": null
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "deskQueryOpeningsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Desk_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "deskQueryOpeningsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "myCompany",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyMember",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMe",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CorporateUser",
                "kind": "LinkedField",
                "name": "corporateUser",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "responseRatePercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "medianReplyMinutes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "limit",
            "value": 1
          },
          (v1/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": "myJobOpenings(limit:1,offset:0)"
      },
      {
        "alias": "publicOnes",
        "args": [
          {
            "kind": "Literal",
            "name": "jobOpeningStatus",
            "value": "PUBLIC"
          },
          (v3/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "myJobOpenings(jobOpeningStatus:\"PUBLIC\",limit:30,offset:0)"
      },
      {
        "alias": "privateOnes",
        "args": [
          {
            "kind": "Literal",
            "name": "jobOpeningStatus",
            "value": "PRIVATE"
          },
          (v3/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "myJobOpenings(jobOpeningStatus:\"PRIVATE\",limit:30,offset:0)"
      },
      {
        "alias": "drafts",
        "args": [
          {
            "kind": "Literal",
            "name": "jobOpeningStatus",
            "value": "DRAFT"
          },
          (v3/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v0/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "myJobOpenings(jobOpeningStatus:\"DRAFT\",limit:30,offset:0)"
      },
      {
        "alias": "closedOnes",
        "args": [
          {
            "kind": "Literal",
            "name": "jobOpeningStatus",
            "value": "CLOSED"
          },
          (v3/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "myJobOpenings",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": "myJobOpenings(jobOpeningStatus:\"CLOSED\",limit:30,offset:0)"
      }
    ]
  },
  "params": {
    "cacheID": "0d8a5bd4b7efe681b1a97e9346ff7efa",
    "id": null,
    "metadata": {},
    "name": "deskQueryOpeningsQuery",
    "operationKind": "query",
    "text": "query deskQueryOpeningsQuery {\n  ...Desk_query\n}\n\nfragment AssignDialog_company on Company {\n  members {\n    isMe\n    corporateUser {\n      id\n      fullName\n    }\n    id\n  }\n}\n\nfragment CandidatesPane_company on Company {\n  ...ListTools_company\n}\n\nfragment DeskDialogs_company on Company {\n  name\n  ...AssignDialog_company\n}\n\nfragment DeskFoot_company on Company {\n  responseRatePercent\n  medianReplyMinutes\n}\n\nfragment Desk_query on Query {\n  myCompany {\n    members {\n      isMe\n      corporateUser {\n        id\n      }\n      id\n    }\n    ...CandidatesPane_company\n    ...DeskFoot_company\n    ...DeskDialogs_company\n    id\n  }\n  myJobOpenings(limit: 1, offset: 0) {\n    pageInfo {\n      total\n    }\n  }\n  publicOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: PUBLIC) {\n    nodes {\n      __typename\n      id\n    }\n    ...OpeningGroup_page\n  }\n  privateOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: PRIVATE) {\n    ...OpeningGroup_page\n  }\n  drafts: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: DRAFT) {\n    nodes {\n      __typename\n      id\n      ...DraftNotice_opening\n    }\n    ...OpeningGroup_page\n  }\n  closedOnes: myJobOpenings(limit: 30, offset: 0, jobOpeningStatus: CLOSED) {\n    ...OpeningGroup_page\n  }\n}\n\nfragment DraftNotice_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  editedAt\n}\n\nfragment ListTools_company on Company {\n  members {\n    isMe\n    corporateUser {\n      id\n      fullName\n    }\n    id\n  }\n}\n\nfragment OpeningGroup_page on JobOpeningPage {\n  nodes {\n    __typename\n    id\n    ...OpeningRow_opening\n  }\n  pageInfo {\n    total\n  }\n}\n\nfragment OpeningRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  status\n  resumerationType\n  publishedAt\n  editedAt\n  entriesCount\n  unreadEntriesCount\n}\n"
  }
};
})();

(node as any).hash = "b24ea14ae28d0b9a24b53dbe1fb53d50";

export default node;
