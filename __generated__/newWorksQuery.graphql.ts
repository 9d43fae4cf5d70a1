/**
 * @generated SignedSource<<fb2c11e61171918160d061bb1b4efaac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
export type newWorksQuery$variables = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  colors?: ReadonlyArray<string> | null | undefined;
  engagementTypes?: ReadonlyArray<CreatorEngagementType> | null | undefined;
  industryIds?: ReadonlyArray<string> | null | undefined;
  jobSeekingStatuses?: ReadonlyArray<JobSeekingStatus> | null | undefined;
  newbie: boolean;
  operationalAvailabilities?: ReadonlyArray<OperationalAvailability> | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  wayOfWorkings?: ReadonlyArray<WayOfWorking> | null | undefined;
};
export type newWorksQuery$data = {
  readonly newbieRecommendedProducts?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly recommendedRecentProducts?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
};
export type newWorksQuery = {
  response: newWorksQuery$data;
  variables: newWorksQuery$variables;
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
  "name": "colors"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "engagementTypes"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "industryIds"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "jobSeekingStatuses"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "newbie"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "operationalAvailabilities"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toolIds"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wayOfWorkings"
},
v9 = [
  {
    "kind": "Variable",
    "name": "categoryIds",
    "variableName": "categoryIds"
  },
  {
    "kind": "Variable",
    "name": "colors",
    "variableName": "colors"
  },
  {
    "kind": "Variable",
    "name": "engagementTypes",
    "variableName": "engagementTypes"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Variable",
    "name": "industryIds",
    "variableName": "industryIds"
  },
  {
    "kind": "Variable",
    "name": "jobSeekingStatuses",
    "variableName": "jobSeekingStatuses"
  },
  {
    "kind": "Variable",
    "name": "operationalAvailabilities",
    "variableName": "operationalAvailabilities"
  },
  {
    "kind": "Variable",
    "name": "toolIds",
    "variableName": "toolIds"
  },
  {
    "kind": "Variable",
    "name": "wayOfWorkings",
    "variableName": "wayOfWorkings"
  }
],
v10 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProductEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v11 = [
  {
    "condition": "newbie",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "recommendedRecentProducts",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "newbie",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "newbieRecommendedProducts",
        "plural": false,
        "selections": (v10/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "newWorksQuery",
    "selections": (v11/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "newWorksQuery",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "cacheID": "aaba23c640cef134d63ab9ca2f0f32af",
    "id": null,
    "metadata": {},
    "name": "newWorksQuery",
    "operationKind": "query",
    "text": "query newWorksQuery(\n  $newbie: Boolean!\n  $categoryIds: [ID!]\n  $industryIds: [ID!]\n  $toolIds: [ID!]\n  $jobSeekingStatuses: [JobSeekingStatus!]\n  $operationalAvailabilities: [OperationalAvailability!]\n  $engagementTypes: [CreatorEngagementType!]\n  $wayOfWorkings: [WayOfWorking!]\n  $colors: [String!]\n) {\n  recommendedRecentProducts(first: 1, categoryIds: $categoryIds, industryIds: $industryIds, toolIds: $toolIds, jobSeekingStatuses: $jobSeekingStatuses, operationalAvailabilities: $operationalAvailabilities, engagementTypes: $engagementTypes, wayOfWorkings: $wayOfWorkings, colors: $colors) @skip(if: $newbie) {\n    edges {\n      node {\n        id\n      }\n    }\n  }\n  newbieRecommendedProducts(first: 1, categoryIds: $categoryIds, industryIds: $industryIds, toolIds: $toolIds, jobSeekingStatuses: $jobSeekingStatuses, operationalAvailabilities: $operationalAvailabilities, engagementTypes: $engagementTypes, wayOfWorkings: $wayOfWorkings, colors: $colors) @include(if: $newbie) {\n    edges {\n      node {\n        id\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "9a68efc0599b0f6654c886cf47088cf8";

export default node;
