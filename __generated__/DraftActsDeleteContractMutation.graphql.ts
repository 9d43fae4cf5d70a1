/**
 * @generated SignedSource<<6c8a61222344ced6330166a8b8636c8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DraftActsDeleteContractMutation$variables = {
  id: string;
};
export type DraftActsDeleteContractMutation$data = {
  readonly payload: {
    readonly deletedDraftId: string | null | undefined;
    readonly deletedId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
  };
};
export type DraftActsDeleteContractMutation = {
  response: DraftActsDeleteContractMutation$data;
  variables: DraftActsDeleteContractMutation$variables;
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
    "name": "jobOpeningId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedDraftId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DraftActsDeleteContractMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteDraftJobOpeningPayload",
        "kind": "LinkedField",
        "name": "deleteDraftContractJobOpening",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DraftActsDeleteContractMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteDraftJobOpeningPayload",
        "kind": "LinkedField",
        "name": "deleteDraftContractJobOpening",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedId"
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteRecord",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedDraftId"
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2a3a4ccee9b152c9e0494029476f2f48",
    "id": null,
    "metadata": {},
    "name": "DraftActsDeleteContractMutation",
    "operationKind": "mutation",
    "text": "mutation DraftActsDeleteContractMutation(\n  $id: ID!\n) {\n  payload: deleteDraftContractJobOpening(jobOpeningId: $id) {\n    deletedId\n    deletedDraftId\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b2cf83fe885ec8a6e13e510eb7b6bc9d";

export default node;
