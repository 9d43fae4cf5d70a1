/**
 * @generated SignedSource<<aa2d75ae3aedba50eab96a8247fe78a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type deskQuery_columns$data = {
  readonly CONSIDERING: {
    readonly " $fragmentSpreads": FragmentRefs<"deskQuery_page">;
  } | null | undefined;
  readonly DECLINED: {
    readonly " $fragmentSpreads": FragmentRefs<"deskQuery_page">;
  } | null | undefined;
  readonly HIRED: {
    readonly " $fragmentSpreads": FragmentRefs<"deskQuery_page">;
  } | null | undefined;
  readonly INTERVIEW: {
    readonly " $fragmentSpreads": FragmentRefs<"deskQuery_page">;
  } | null | undefined;
  readonly NEW: {
    readonly " $fragmentSpreads": FragmentRefs<"deskQuery_page">;
  } | null | undefined;
  readonly OFFERED: {
    readonly " $fragmentSpreads": FragmentRefs<"deskQuery_page">;
  } | null | undefined;
  readonly " $fragmentType": "deskQuery_columns";
};
export type deskQuery_columns$key = {
  readonly " $data"?: deskQuery_columns$data;
  readonly " $fragmentSpreads": FragmentRefs<"deskQuery_columns">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "assigneeIds",
  "variableName": "assigneeIds"
},
v1 = {
  "kind": "Variable",
  "name": "first",
  "variableName": "first"
},
v2 = {
  "kind": "Variable",
  "name": "late",
  "variableName": "late"
},
v3 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v4 = {
  "kind": "Variable",
  "name": "text",
  "variableName": "text"
},
v5 = {
  "kind": "Variable",
  "name": "unassigned",
  "variableName": "unassigned"
},
v6 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "deskQuery_page"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "assigneeIds"
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
      "name": "text"
    },
    {
      "kind": "RootArgument",
      "name": "unassigned"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "deskQuery_columns",
  "selections": [
    {
      "alias": "NEW",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stages",
          "value": [
            "NEW"
          ]
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "concreteType": "CandidateConnection",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "CONSIDERING",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stages",
          "value": [
            "CONSIDERING"
          ]
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "concreteType": "CandidateConnection",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "INTERVIEW",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stages",
          "value": [
            "INTERVIEW"
          ]
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "concreteType": "CandidateConnection",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "OFFERED",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stages",
          "value": [
            "OFFERED"
          ]
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "concreteType": "CandidateConnection",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "HIRED",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stages",
          "value": [
            "HIRED"
          ]
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "concreteType": "CandidateConnection",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "DECLINED",
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "kind": "Literal",
          "name": "stages",
          "value": [
            "DECLINED"
          ]
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "concreteType": "CandidateConnection",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "cc13bbfee0e3e0b27c6d7ae79405c17d";

export default node;
