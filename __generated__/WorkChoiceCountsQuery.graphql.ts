/**
 * @generated SignedSource<<8aee23a883d21ca6ce1f6eb4d4822104>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type ProductFilterKind = "CATEGORY" | "COLOR" | "ENGAGEMENT_TYPE" | "INDUSTRY" | "JOB_SEEKING_STATUS" | "OPERATIONAL_AVAILABILITY" | "TOOL" | "WAY_OF_WORKING";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
export type WorkChoiceCountsQuery$variables = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  colors?: ReadonlyArray<string> | null | undefined;
  engagementTypes?: ReadonlyArray<CreatorEngagementType> | null | undefined;
  industryIds?: ReadonlyArray<string> | null | undefined;
  jobSeekingStatuses?: ReadonlyArray<JobSeekingStatus> | null | undefined;
  newbie: boolean;
  of: ReadonlyArray<ProductFilterKind>;
  operationalAvailabilities?: ReadonlyArray<OperationalAvailability> | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  wayOfWorkings?: ReadonlyArray<WayOfWorking> | null | undefined;
};
export type WorkChoiceCountsQuery$data = {
  readonly productChoiceCounts: ReadonlyArray<{
    readonly count: number;
    readonly isMore: boolean;
    readonly value: string;
  }>;
};
export type WorkChoiceCountsQuery = {
  response: WorkChoiceCountsQuery$data;
  variables: WorkChoiceCountsQuery$variables;
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
  "name": "of"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "operationalAvailabilities"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toolIds"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wayOfWorkings"
},
v10 = [
  {
    "alias": null,
    "args": [
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
        "name": "newbie",
        "variableName": "newbie"
      },
      {
        "kind": "Variable",
        "name": "of",
        "variableName": "of"
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
    "concreteType": "ProductChoiceCount",
    "kind": "LinkedField",
    "name": "productChoiceCounts",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isMore",
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkChoiceCountsQuery",
    "selections": (v10/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorkChoiceCountsQuery",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "cacheID": "28c157733beb299e9289a0f2bdf10c5a",
    "id": null,
    "metadata": {},
    "name": "WorkChoiceCountsQuery",
    "operationKind": "query",
    "text": "query WorkChoiceCountsQuery(\n  $of: [ProductFilterKind!]!\n  $newbie: Boolean!\n  $categoryIds: [ID!]\n  $industryIds: [ID!]\n  $toolIds: [ID!]\n  $jobSeekingStatuses: [JobSeekingStatus!]\n  $operationalAvailabilities: [OperationalAvailability!]\n  $engagementTypes: [CreatorEngagementType!]\n  $wayOfWorkings: [WayOfWorking!]\n  $colors: [String!]\n) {\n  productChoiceCounts(of: $of, newbie: $newbie, categoryIds: $categoryIds, industryIds: $industryIds, toolIds: $toolIds, jobSeekingStatuses: $jobSeekingStatuses, operationalAvailabilities: $operationalAvailabilities, engagementTypes: $engagementTypes, wayOfWorkings: $wayOfWorkings, colors: $colors) {\n    value\n    count\n    isMore\n  }\n}\n"
  }
};
})();

(node as any).hash = "178409e0670bfa5da41d705eed7a892c";

export default node;
