/**
 * @generated SignedSource<<9ccea9ee793c57ae6e125661e9dde5c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type ProductFilterKind = "CATEGORY" | "ENGAGEMENT_TYPE" | "INDUSTRY" | "JOB_SEEKING_STATUS" | "OPERATIONAL_AVAILABILITY" | "TOOL" | "WAY_OF_WORKING";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
export type WorkLooseningsQuery$variables = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  engagementTypes?: ReadonlyArray<CreatorEngagementType> | null | undefined;
  industryIds?: ReadonlyArray<string> | null | undefined;
  jobSeekingStatuses?: ReadonlyArray<JobSeekingStatus> | null | undefined;
  newbie?: boolean | null | undefined;
  operationalAvailabilities?: ReadonlyArray<OperationalAvailability> | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  wayOfWorkings?: ReadonlyArray<WayOfWorking> | null | undefined;
};
export type WorkLooseningsQuery$data = {
  readonly productFilterLoosenings: ReadonlyArray<{
    readonly count: number;
    readonly isMore: boolean;
    readonly kind: ProductFilterKind;
  }>;
};
export type WorkLooseningsQuery = {
  response: WorkLooseningsQuery$data;
  variables: WorkLooseningsQuery$variables;
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
  "name": "engagementTypes"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "industryIds"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "jobSeekingStatuses"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "newbie"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "operationalAvailabilities"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toolIds"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wayOfWorkings"
},
v8 = [
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
    "concreteType": "ProductFilterLoosening",
    "kind": "LinkedField",
    "name": "productFilterLoosenings",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkLooseningsQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorkLooseningsQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "cacheID": "96c6b059d2922342fbb94bb693401596",
    "id": null,
    "metadata": {},
    "name": "WorkLooseningsQuery",
    "operationKind": "query",
    "text": "query WorkLooseningsQuery(\n  $newbie: Boolean\n  $categoryIds: [ID!]\n  $industryIds: [ID!]\n  $toolIds: [ID!]\n  $jobSeekingStatuses: [JobSeekingStatus!]\n  $operationalAvailabilities: [OperationalAvailability!]\n  $engagementTypes: [CreatorEngagementType!]\n  $wayOfWorkings: [WayOfWorking!]\n) {\n  productFilterLoosenings(newbie: $newbie, categoryIds: $categoryIds, industryIds: $industryIds, toolIds: $toolIds, jobSeekingStatuses: $jobSeekingStatuses, operationalAvailabilities: $operationalAvailabilities, engagementTypes: $engagementTypes, wayOfWorkings: $wayOfWorkings) {\n    kind\n    count\n    isMore\n  }\n}\n"
  }
};
})();

(node as any).hash = "63cfc66778f74aff5a76e4898de846f0";

export default node;
