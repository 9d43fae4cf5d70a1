/**
 * @generated SignedSource<<c698c2387550499fe6536aca62ffbe68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidatesPaneQuery$variables = {
  job: string;
};
export type CandidatesPaneQuery$data = {
  readonly jobOpening: {
    readonly " $fragmentSpreads": FragmentRefs<"CandidatesPane_opening">;
  } | null | undefined;
};
export type CandidatesPaneQuery = {
  response: CandidatesPaneQuery$data;
  variables: CandidatesPaneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "job"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "job"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "netPrice",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidatesPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "jobOpening",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CandidatesPane_opening"
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
    "name": "CandidatesPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "jobOpening",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isJobOpening"
          },
          (v2/*:: as any*/),
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
            "concreteType": "CandidateCounts",
            "kind": "LinkedField",
            "name": "candidateCounts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "all",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unread",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CandidateStageCount",
                "kind": "LinkedField",
                "name": "stages",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "count",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canEdit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSuspended",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOpeningHold",
            "kind": "LinkedField",
            "name": "hold",
            "plural": false,
            "selections": [
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPendingChange",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadEntriesCount",
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
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "categories",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Industry",
            "kind": "LinkedField",
            "name": "industries",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Tool",
            "kind": "LinkedField",
            "name": "tools",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "ContractJobOpening",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "HourlyJobOpening",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5edeab901eed269091585f2526e4e6a9",
    "id": null,
    "metadata": {},
    "name": "CandidatesPaneQuery",
    "operationKind": "query",
    "text": "query CandidatesPaneQuery(\n  $job: ID!\n) {\n  jobOpening(id: $job) {\n    __typename\n    ...CandidatesPane_opening\n    id\n  }\n}\n\nfragment Board_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  candidateCounts {\n    stages {\n      stage\n      count\n    }\n  }\n}\n\nfragment CandidatesPane_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  resumerationType\n  candidateCounts {\n    all\n  }\n  ...DeskOpeningHead_opening\n  ...StageTabs_opening\n  ...Board_opening\n  ...NoCandidates_opening\n}\n\nfragment DeskOpeningHead_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  title\n  status\n  resumerationType\n  canEdit\n  isSuspended\n  hold {\n    reason\n  }\n  hasPendingChange\n  unreadEntriesCount\n  ...useOpeningNeed_opening\n  ... on ContractJobOpening {\n    netPrice\n  }\n  ... on HourlyJobOpening {\n    netPrice\n  }\n  ... on FullTimeJobOpening {\n    payUnit\n    payMin\n    payMax\n  }\n}\n\nfragment NoCandidates_opening on JobOpening {\n  __isJobOpening: __typename\n  id\n  status\n  ...useOpeningNeed_opening\n}\n\nfragment StageTabs_opening on JobOpening {\n  __isJobOpening: __typename\n  candidateCounts {\n    all\n    unread\n    stages {\n      stage\n      count\n    }\n  }\n}\n\nfragment useOpeningNeed_opening on JobOpening {\n  __isJobOpening: __typename\n  title\n  status\n  resumerationType\n  workingPlaceType\n  categories {\n    name\n    id\n  }\n  industries {\n    name\n    id\n  }\n  tools {\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bb76acaf6c6d417f5f98178a248190f4";

export default node;
