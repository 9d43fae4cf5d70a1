/**
 * @generated SignedSource<<b0b2ee045aac115a55a44ceaaa6af3b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DeskTalkQuery$variables = {
  id: string;
};
export type DeskTalkQuery$data = {
  readonly candidate: {
    readonly chatRoomId: string | null | undefined;
  } | null | undefined;
};
export type DeskTalkQuery = {
  response: DeskTalkQuery$data;
  variables: DeskTalkQuery$variables;
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
  "name": "chatRoomId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeskTalkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Candidate",
        "kind": "LinkedField",
        "name": "candidate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "DeskTalkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Candidate",
        "kind": "LinkedField",
        "name": "candidate",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "bb5028af6e2769daa8555329338e287e",
    "id": null,
    "metadata": {},
    "name": "DeskTalkQuery",
    "operationKind": "query",
    "text": "query DeskTalkQuery(\n  $id: ID!\n) {\n  candidate(id: $id) {\n    chatRoomId\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "14f3d06a1cf700b99309ee85fdec91a1";

export default node;
