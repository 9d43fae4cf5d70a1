/**
 * @generated SignedSource<<7fac2303749c887353b3a5a11878f72b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
export type OtherJobsQuery$variables = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  companyId: string;
  kind: ResumerationType;
  limit: number;
};
export type OtherJobsQuery$data = {
  readonly alike: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobRow_opening">;
    }>;
  };
  readonly ofCompany: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobRow_opening">;
    }>;
  };
};
export type OtherJobsQuery = {
  response: OtherJobsQuery$data;
  variables: OtherJobsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "categoryIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "companyId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v4 = {
  "kind": "Variable",
  "name": "limit",
  "variableName": "limit"
},
v5 = {
  "kind": "Literal",
  "name": "offset",
  "value": 0
},
v6 = [
  {
    "kind": "Variable",
    "name": "companyId",
    "variableName": "companyId"
  },
  {
    "kind": "Literal",
    "name": "jobOpeningStatus",
    "value": "PUBLIC"
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      (v7/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "JobRow_opening"
      }
    ],
    "storageKey": null
  }
],
v9 = [
  {
    "kind": "Variable",
    "name": "categoryIds",
    "variableName": "categoryIds"
  },
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  {
    "items": [
      {
        "kind": "Variable",
        "name": "resumerationTypes.0",
        "variableName": "kind"
      }
    ],
    "kind": "ListValue",
    "name": "resumerationTypes"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = [
  (v7/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netPrice",
    "storageKey": null
  }
],
v13 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "nodes",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      (v7/*:: as any*/),
      {
        "kind": "TypeDiscriminator",
        "abstractKey": "__isJobOpening"
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resumerationType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workingPlaceType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Prefecture",
        "kind": "LinkedField",
        "name": "workingPrefecture",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publishedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validThrough",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v11/*:: as any*/),
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOpeningTag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": (v11/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payUnit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payMin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payMax",
            "storageKey": null
          }
        ],
        "type": "FullTimeJobOpening",
        "abstractKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobEntry",
        "kind": "LinkedField",
        "name": "entryDetail",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "avatarImagePath",
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v12/*:: as any*/),
        "type": "ContractJobOpening",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v12/*:: as any*/),
        "type": "HourlyJobOpening",
        "abstractKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isBookmarked",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OtherJobsQuery",
    "selections": [
      {
        "alias": "ofCompany",
        "args": (v6/*:: as any*/),
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "companyJobOpenings",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "alike",
        "args": (v9/*:: as any*/),
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "jobOpenings",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OtherJobsQuery",
    "selections": [
      {
        "alias": "ofCompany",
        "args": (v6/*:: as any*/),
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "companyJobOpenings",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "alike",
        "args": (v9/*:: as any*/),
        "concreteType": "JobOpeningPage",
        "kind": "LinkedField",
        "name": "jobOpenings",
        "plural": false,
        "selections": (v13/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9d465547c10f2d113c7c1d296739779a",
    "id": null,
    "metadata": {},
    "name": "OtherJobsQuery",
    "operationKind": "query",
    "text": "query OtherJobsQuery(\n  $companyId: ID!\n  $kind: ResumerationType!\n  $categoryIds: [ID!]\n  $limit: Int!\n) {\n  ofCompany: companyJobOpenings(companyId: $companyId, limit: $limit, offset: 0, jobOpeningStatus: PUBLIC) {\n    nodes {\n      __typename\n      id\n      ...JobRow_opening\n    }\n  }\n  alike: jobOpenings(limit: $limit, offset: 0, resumerationTypes: [$kind], categoryIds: $categoryIds) {\n    nodes {\n      __typename\n      id\n      ...JobRow_opening\n    }\n  }\n}\n\nfragment JobRow_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  resumerationType\n  workingPlaceType\n  workingPrefecture {\n    name\n    id\n  }\n  publishedAt\n  validThrough\n  categories {\n    id\n    name\n  }\n  ... on FullTimeJobOpening {\n    tags {\n      id\n      name\n    }\n  }\n  entryDetail {\n    id\n  }\n  company {\n    name\n    avatarImagePath\n    id\n  }\n  ...OpeningPay_opening\n  ...OpeningBookmark_opening\n}\n\nfragment OpeningBookmark_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  isBookmarked\n}\n\nfragment OpeningPay_opening on JobOpening {\n  __isJobOpening: __typename\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n"
  }
};
})();

(node as any).hash = "40cd828a99571908d1dc7ecf3d786098";

export default node;
