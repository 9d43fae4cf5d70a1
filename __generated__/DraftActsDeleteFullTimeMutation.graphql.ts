/**
 * @generated SignedSource<<6e1eef8672b81f89f33d76a995e709d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DraftActsDeleteFullTimeMutation$variables = {
  id: string;
};
export type DraftActsDeleteFullTimeMutation$data = {
  readonly payload: {
    readonly deletedDraftId: string | null | undefined;
    readonly deletedId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
  };
};
export type DraftActsDeleteFullTimeMutation = {
  response: DraftActsDeleteFullTimeMutation$data;
  variables: DraftActsDeleteFullTimeMutation$variables;
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
    "name": "DraftActsDeleteFullTimeMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteDraftJobOpeningPayload",
        "kind": "LinkedField",
        "name": "deleteDraftFullTimeJobOpening",
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
    "name": "DraftActsDeleteFullTimeMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteDraftJobOpeningPayload",
        "kind": "LinkedField",
        "name": "deleteDraftFullTimeJobOpening",
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
    "cacheID": "454764836ba0299faa68aa9d87df0fb3",
    "id": null,
    "metadata": {},
    "name": "DraftActsDeleteFullTimeMutation",
    "operationKind": "mutation",
    "text": "mutation DraftActsDeleteFullTimeMutation(\n  $id: ID!\n) {\n  payload: deleteDraftFullTimeJobOpening(jobOpeningId: $id) {\n    deletedId\n    deletedDraftId\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e1f7e8f75ddd2c8bc76c9ae94d7e6c5";

export default node;
