/**
 * @generated SignedSource<<fa69b30a63b27deca9dec8b2be9db568>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreatorEngagementType = "CORPORATE" | "FREELANCE" | "SIDEJOB";
export type JobSeekingStatus = "NOT_SEEKING" | "SEEKING" | "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER";
export type OperationalAvailability = "HOLIDAY" | "WEEKDAY_DAY_TIME" | "WEEKDAY_NIGHT_TIME";
export type SeekingFilterKind = "CATEGORY" | "ENGAGEMENT_TYPE" | "JOB_SEEKING_STATUS" | "OPERATIONAL_AVAILABILITY" | "TOOL" | "WAY_OF_WORKING";
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
export type SeekingChoiceCountsQuery$variables = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  engagementTypes?: ReadonlyArray<CreatorEngagementType> | null | undefined;
  jobSeekingStatuses?: ReadonlyArray<JobSeekingStatus> | null | undefined;
  of: ReadonlyArray<SeekingFilterKind>;
  operationalAvailabilities?: ReadonlyArray<OperationalAvailability> | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  wayOfWorkings?: ReadonlyArray<WayOfWorking> | null | undefined;
};
export type SeekingChoiceCountsQuery$data = {
  readonly jobSeekingCreatorsChoiceCounts: ReadonlyArray<{
    readonly count: number;
    readonly isMore: boolean;
    readonly value: string;
  }>;
};
export type SeekingChoiceCountsQuery = {
  response: SeekingChoiceCountsQuery$data;
  variables: SeekingChoiceCountsQuery$variables;
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
  "name": "jobSeekingStatuses"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "of"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "operationalAvailabilities"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toolIds"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wayOfWorkings"
},
v7 = [
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
        "name": "jobSeekingStatuses",
        "variableName": "jobSeekingStatuses"
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
    "concreteType": "SeekingChoiceCount",
    "kind": "LinkedField",
    "name": "jobSeekingCreatorsChoiceCounts",
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
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SeekingChoiceCountsQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SeekingChoiceCountsQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "cacheID": "6912eee6b35559e108086c71bb83fe3f",
    "id": null,
    "metadata": {},
    "name": "SeekingChoiceCountsQuery",
    "operationKind": "query",
    "text": "query SeekingChoiceCountsQuery(\n  $of: [SeekingFilterKind!]!\n  $categoryIds: [ID!]\n  $toolIds: [ID!]\n  $jobSeekingStatuses: [JobSeekingStatus!]\n  $operationalAvailabilities: [OperationalAvailability!]\n  $engagementTypes: [CreatorEngagementType!]\n  $wayOfWorkings: [WayOfWorking!]\n) {\n  jobSeekingCreatorsChoiceCounts(of: $of, categoryIds: $categoryIds, toolIds: $toolIds, jobSeekingStatuses: $jobSeekingStatuses, operationalAvailabilities: $operationalAvailabilities, engagementTypes: $engagementTypes, wayOfWorkings: $wayOfWorkings) {\n    value\n    count\n    isMore\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f059b0e3466084c3c8b51dbff1162c7";

export default node;
