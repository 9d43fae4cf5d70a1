/**
 * @generated SignedSource<<2830bdadf14bc5ddbd526773d59a15ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeAudience = "ALL" | "COMPANIES" | "CREATORS";
export type NoticeKind = "CAMPAIGN" | "IMPORTANT" | "INFORMATION" | "MAINTENANCE" | "NEW_FEATURE";
export type NoticePaneQuery$variables = {
  id: string;
};
export type NoticePaneQuery$data = {
  readonly houseNotice: {
    readonly audience: NoticeAudience;
    readonly content: string;
    readonly isPublished: boolean;
    readonly kind: NoticeKind;
    readonly link: string | null | undefined;
    readonly publishAt: string;
    readonly reads: number;
    readonly writtenBy: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"NoticeForm_notice">;
  } | null | undefined;
};
export type NoticePaneQuery = {
  response: NoticePaneQuery$data;
  variables: NoticePaneQuery$variables;
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
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPublished",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "writtenBy",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reads",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NoticePaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HouseNotice",
        "kind": "LinkedField",
        "name": "houseNotice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NoticeForm_notice"
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
    "name": "NoticePaneQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HouseNotice",
        "kind": "LinkedField",
        "name": "houseNotice",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aa0a4d04ed3923c80d637b070fc96eb0",
    "id": null,
    "metadata": {},
    "name": "NoticePaneQuery",
    "operationKind": "query",
    "text": "query NoticePaneQuery(\n  $id: ID!\n) {\n  houseNotice(id: $id) {\n    kind\n    audience\n    content\n    link\n    publishAt\n    isPublished\n    writtenBy\n    reads\n    ...NoticeForm_notice\n    id\n  }\n}\n\nfragment NoticeForm_notice on HouseNotice {\n  id\n  kind\n  audience\n  content\n  link\n  publishAt\n}\n"
  }
};
})();

(node as any).hash = "241b8b7049c9da408e8753c2cd5e48fd";

export default node;
