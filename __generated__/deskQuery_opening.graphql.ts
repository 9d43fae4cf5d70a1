/**
 * @generated SignedSource<<1d7fd8f4f7a0933b7c510cd89997f99f>>
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

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "board"
    },
    {
      "kind": "RootArgument",
      "name": "table"
    }
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
                      {
                        "kind": "Variable",
                        "name": "assigneeIds",
                        "variableName": "assigneeIds"
                      },
                      {
                        "kind": "Variable",
                        "name": "first",
                        "variableName": "first"
                      },
                      {
                        "kind": "Variable",
                        "name": "late",
                        "variableName": "late"
                      },
                      {
                        "kind": "Variable",
                        "name": "sort",
                        "variableName": "sort"
                      },
                      {
                        "kind": "Variable",
                        "name": "stages",
                        "variableName": "stages"
                      },
                      {
                        "kind": "Variable",
                        "name": "text",
                        "variableName": "text"
                      },
                      {
                        "kind": "Variable",
                        "name": "unassigned",
                        "variableName": "unassigned"
                      },
                      {
                        "kind": "Variable",
                        "name": "unread",
                        "variableName": "unread"
                      }
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
                "args": null,
                "argumentDefinitions": [
                  {
                    "defaultValue": null,
                    "kind": "LocalArgument",
                    "name": "after"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "assigneeIds"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "byFit"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "first"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "late"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "sort"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "stages"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "text"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "unassigned"
                  },
                  {
                    "kind": "RootArgument",
                    "name": "unread"
                  }
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
                "args": null,
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

(node as any).hash = "9d3c6ea71a75012b94300f9ba4cc20fd";

export default node;
