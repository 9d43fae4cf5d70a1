/**
 * @generated SignedSource<<6de4a7827a124aaf53efd3831a90988d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DraftActsDeleteHourlyMutation$variables = {
  id: string;
};
export type DraftActsDeleteHourlyMutation$data = {
  readonly payload: {
    readonly deletedDraftId: string | null | undefined;
    readonly deletedId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
  };
};
export type DraftActsDeleteHourlyMutation = {
  response: DraftActsDeleteHourlyMutation$data;
  variables: DraftActsDeleteHourlyMutation$variables;
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
    "name": "DraftActsDeleteHourlyMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteDraftJobOpeningPayload",
        "kind": "LinkedField",
        "name": "deleteDraftHourlyJobOpening",
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
    "name": "DraftActsDeleteHourlyMutation",
    "selections": [
      {
        "alias": "payload",
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteDraftJobOpeningPayload",
        "kind": "LinkedField",
        "name": "deleteDraftHourlyJobOpening",
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
    "cacheID": "837e99c2ba85ec75a3cae246da7a086a",
    "id": null,
    "metadata": {},
    "name": "DraftActsDeleteHourlyMutation",
    "operationKind": "mutation",
    "text": "mutation DraftActsDeleteHourlyMutation(\n  $id: ID!\n) {\n  payload: deleteDraftHourlyJobOpening(jobOpeningId: $id) {\n    deletedId\n    deletedDraftId\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1fe8ef961de773a251b9d3c98e965fed";

export default node;
