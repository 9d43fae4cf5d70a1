/**
 * @generated SignedSource<<096a321753f3010a29300e1814d5f061>>
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
export type ResultCountQuery$variables = {
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
export type ResultCountQuery$data = {
  readonly productsCount: {
    readonly count: number;
    readonly isMore: boolean;
  };
};
export type ResultCountQuery = {
  response: ResultCountQuery$data;
  variables: ResultCountQuery$variables;
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
    "concreteType": "ProductsCount",
    "kind": "LinkedField",
    "name": "productsCount",
    "plural": false,
    "selections": [
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
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ResultCountQuery",
    "selections": (v9/*:: as any*/),
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
    "name": "ResultCountQuery",
    "selections": (v9/*:: as any*/)
  },
  "params": {
    "cacheID": "ffac33e0bea43469eee6d27cc98283e0",
    "id": null,
    "metadata": {},
    "name": "ResultCountQuery",
    "operationKind": "query",
    "text": "query ResultCountQuery(\n  $newbie: Boolean!\n  $categoryIds: [ID!]\n  $industryIds: [ID!]\n  $toolIds: [ID!]\n  $jobSeekingStatuses: [JobSeekingStatus!]\n  $operationalAvailabilities: [OperationalAvailability!]\n  $engagementTypes: [CreatorEngagementType!]\n  $wayOfWorkings: [WayOfWorking!]\n  $colors: [String!]\n) {\n  productsCount(newbie: $newbie, categoryIds: $categoryIds, industryIds: $industryIds, toolIds: $toolIds, jobSeekingStatuses: $jobSeekingStatuses, operationalAvailabilities: $operationalAvailabilities, engagementTypes: $engagementTypes, wayOfWorkings: $wayOfWorkings, colors: $colors) {\n    count\n    isMore\n  }\n}\n"
  }
};
})();

(node as any).hash = "065b2f35d81a05fb72c3bd7ee612f758";

export default node;
