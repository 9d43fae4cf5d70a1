/**
 * @generated SignedSource<<910645e397b7980650d5878b1bbab2ee>>
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
export type SeekingLooseningsQuery$variables = {
  categoryIds?: ReadonlyArray<string> | null | undefined;
  engagementTypes?: ReadonlyArray<CreatorEngagementType> | null | undefined;
  jobSeekingStatuses?: ReadonlyArray<JobSeekingStatus> | null | undefined;
  operationalAvailabilities?: ReadonlyArray<OperationalAvailability> | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  wayOfWorkings?: ReadonlyArray<WayOfWorking> | null | undefined;
};
export type SeekingLooseningsQuery$data = {
  readonly jobSeekingCreatorsLoosenings: ReadonlyArray<{
    readonly count: number;
    readonly isMore: boolean;
    readonly kind: SeekingFilterKind;
  }>;
};
export type SeekingLooseningsQuery = {
  response: SeekingLooseningsQuery$data;
  variables: SeekingLooseningsQuery$variables;
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
  "name": "operationalAvailabilities"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "toolIds"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wayOfWorkings"
},
v6 = [
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
    "concreteType": "SeekingFilterLoosening",
    "kind": "LinkedField",
    "name": "jobSeekingCreatorsLoosenings",
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
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SeekingLooseningsQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SeekingLooseningsQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "cacheID": "3233a0c95094c7348a5d22203245604a",
    "id": null,
    "metadata": {},
    "name": "SeekingLooseningsQuery",
    "operationKind": "query",
    "text": "query SeekingLooseningsQuery(\n  $categoryIds: [ID!]\n  $toolIds: [ID!]\n  $jobSeekingStatuses: [JobSeekingStatus!]\n  $operationalAvailabilities: [OperationalAvailability!]\n  $engagementTypes: [CreatorEngagementType!]\n  $wayOfWorkings: [WayOfWorking!]\n) {\n  jobSeekingCreatorsLoosenings(categoryIds: $categoryIds, toolIds: $toolIds, jobSeekingStatuses: $jobSeekingStatuses, operationalAvailabilities: $operationalAvailabilities, engagementTypes: $engagementTypes, wayOfWorkings: $wayOfWorkings) {\n    kind\n    count\n    isMore\n  }\n}\n"
  }
};
})();

(node as any).hash = "6f7c149abb082c531fb2884b455017b9";

export default node;
