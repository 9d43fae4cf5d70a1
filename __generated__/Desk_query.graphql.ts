/**
 * @generated SignedSource<<cd2f443ced749db7f6b5184f74bf29a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Desk_query$data = {
  readonly closedOnes: {
    readonly " $fragmentSpreads": FragmentRefs<"OpeningGroup_page">;
  };
  readonly drafts: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"DraftNotice_opening">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"OpeningGroup_page">;
  };
  readonly myCompany: {
    readonly members: ReadonlyArray<{
      readonly corporateUser: {
        readonly id: string;
      };
      readonly isMe: boolean;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CandidatesPane_company" | "DeskDialogs_company" | "DeskFoot_company">;
  } | null | undefined;
  readonly myJobOpenings: {
    readonly pageInfo: {
      readonly total: number;
    };
  };
  readonly privateOnes: {
    readonly " $fragmentSpreads": FragmentRefs<"OpeningGroup_page">;
  };
  readonly publicOnes: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"OpeningGroup_page">;
  };
  readonly " $fragmentType": "Desk_query";
};
export type Desk_query$key = {
  readonly " $data"?: Desk_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Desk_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "kind": "Literal",
  "name": "offset",
  "value": 0
},
v3 = {
  "kind": "Literal",
  "name": "limit",
  "value": 30
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "OpeningGroup_page"
},
v5 = [
  (v4/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Desk_query",
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
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CandidatesPane_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeskFoot_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeskDialogs_company"
        }
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
        (v2/*:: as any*/)
      ],
      "concreteType": "JobOpeningPage",
      "kind": "LinkedField",
      "name": "myJobOpenings",
      "plural": false,
      "selections": [
        {
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
        }
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
        (v2/*:: as any*/)
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
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
        (v2/*:: as any*/)
      ],
      "concreteType": "JobOpeningPage",
      "kind": "LinkedField",
      "name": "myJobOpenings",
      "plural": false,
      "selections": (v5/*:: as any*/),
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
        (v2/*:: as any*/)
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
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DraftNotice_opening"
            }
          ],
          "storageKey": null
        },
        (v4/*:: as any*/)
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
        (v2/*:: as any*/)
      ],
      "concreteType": "JobOpeningPage",
      "kind": "LinkedField",
      "name": "myJobOpenings",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": "myJobOpenings(jobOpeningStatus:\"CLOSED\",limit:30,offset:0)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "ac4853b7b087822e03517cf073d13826";

export default node;
