/**
 * @generated SignedSource<<3f1f63e03c530f14d8228f79f5f63557>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpeningPaneQuery$variables = {
  id: string;
};
export type OpeningPaneQuery$data = {
  readonly heldOpening: {
    readonly passages: ReadonlyArray<{
      readonly rule: string;
    }>;
    readonly version: string;
    readonly waiting: {
      readonly title: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"HeldContents_opening" | "Passages_opening">;
  } | null | undefined;
};
export type OpeningPaneQuery = {
  response: OpeningPaneQuery$data;
  variables: OpeningPaneQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heldAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpeningPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HeldOpening",
        "kind": "LinkedField",
        "name": "heldOpening",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingOpening",
            "kind": "LinkedField",
            "name": "waiting",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FoundPassage",
            "kind": "LinkedField",
            "name": "passages",
            "plural": true,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Passages_opening"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HeldContents_opening"
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
    "name": "OpeningPaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HeldOpening",
        "kind": "LinkedField",
        "name": "heldOpening",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "WaitingOpening",
            "kind": "LinkedField",
            "name": "waiting",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "companyName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FoundPassage",
            "kind": "LinkedField",
            "name": "passages",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "why",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "passage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OpeningField",
            "kind": "LinkedField",
            "name": "contents",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HeldOpeningCompany",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "registeredAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "published",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sentBack",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "suspensions",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EarlierHold",
            "kind": "LinkedField",
            "name": "earlier",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "staffName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c185d6c45f8cb78eb65fca2687b2584b",
    "id": null,
    "metadata": {},
    "name": "OpeningPaneQuery",
    "operationKind": "query",
    "text": "query OpeningPaneQuery(\n  $id: ID!\n) {\n  heldOpening(id: $id) {\n    version\n    waiting {\n      title\n      id\n    }\n    passages {\n      rule\n    }\n    ...Passages_opening\n    ...HeldContents_opening\n    id\n  }\n}\n\nfragment HeldContents_opening on HeldOpening {\n  waiting {\n    companyName\n    kind\n    heldAt\n    id\n  }\n  contents {\n    field\n    label\n    words\n  }\n  company {\n    id\n    registeredAt\n    published\n    sentBack\n    suspensions\n  }\n  earlier {\n    id\n    heldAt\n    state\n    reason\n    staffName\n  }\n}\n\nfragment Passages_opening on HeldOpening {\n  passages {\n    rule\n    title\n    why\n    field\n    label\n    words\n    passage\n  }\n}\n"
  }
};
})();

(node as any).hash = "ae43eb0af4331f96bfd70e7f12e14ee1";

export default node;
