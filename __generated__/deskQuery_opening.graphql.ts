/**
 * @generated SignedSource<<2d45a9ee729977ec63bdf814f322cff1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskQuery_opening$data = {
  readonly columns?: {
    readonly " $fragmentSpreads": FragmentRefs<"deskQuery_columns">;
  } | null | undefined;
  readonly list?: {
    readonly " $fragmentSpreads": FragmentRefs<"candidatesFeed_opening">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatesPane_opening">;
  readonly " $fragmentType": "deskQuery_opening";
};
export type deskQuery_opening$key = {
  readonly " $data"?: deskQuery_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"deskQuery_opening">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "assigneeIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byFit"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "late"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stages"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unassigned"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "unread"
},
v9 = {
  "kind": "Variable",
  "name": "assigneeIds",
  "variableName": "assigneeIds"
},
v10 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v11 = {
  "kind": "Variable",
  "name": "late",
  "variableName": "late"
},
v12 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v13 = {
  "kind": "Variable",
  "name": "stages",
  "variableName": "stages"
},
v14 = {
  "kind": "Variable",
  "name": "text",
  "variableName": "text"
},
v15 = {
  "kind": "Variable",
  "name": "unassigned",
  "variableName": "unassigned"
},
v16 = {
  "kind": "Variable",
  "name": "unread",
  "variableName": "unread"
};
return {
  "argumentDefinitions": [
    (v0/*:: as any*/),
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "board"
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "table"
    },
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "deskQuery_opening",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatesPane_opening"
    },
    {
      "condition": "table",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "candidatesFeed_opening",
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "after",
                        "variableName": "after"
                      },
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/)
                    ],
                    "concreteType": "CandidateConnection",
                    "kind": "LinkedField",
                    "name": "candidates",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CandidateEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Candidate",
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
                              },
                              {
                                "args": null,
                                "kind": "FragmentSpread",
                                "name": "useListedCandidate_candidate"
                              },
                              {
                                "condition": "byFit",
                                "kind": "Condition",
                                "passingValue": true,
                                "selections": [
                                  {
                                    "fragment": {
                                      "kind": "InlineFragment",
                                      "selections": [
                                        {
                                          "args": null,
                                          "kind": "FragmentSpread",
                                          "name": "useFitWords_candidate"
                                        }
                                      ],
                                      "type": "Candidate",
                                      "abstractKey": null
                                    },
                                    "kind": "AliasedInlineFragmentSpread",
                                    "name": "fit"
                                  }
                                ]
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
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasNextPage",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endCursor",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": [
                  (v9/*:: as any*/),
                  {
                    "kind": "Variable",
                    "name": "byFit",
                    "variableName": "byFit"
                  },
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "argumentDefinitions": [
                  {
                    "defaultValue": null,
                    "kind": "LocalArgument",
                    "name": "after"
                  },
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ]
              }
            ],
            "type": "JobOpening",
            "abstractKey": "__isJobOpening"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "list"
        }
      ]
    },
    {
      "condition": "board",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "deskQuery_columns"
              }
            ],
            "type": "JobOpening",
            "abstractKey": "__isJobOpening"
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "columns"
        }
      ]
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "7a25528744aebfde9582de69f254a4ed";

export default node;
