/**
 * @generated SignedSource<<4f66ac5a66e101b96191fd554a2398ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreationState = "CREATED" | "FAILED" | "NOT_CREATED";
export type ViewCreatorProfileInput = {
  userId: string;
};
export type useViewCreatorMutation$variables = {
  input: ViewCreatorProfileInput;
};
export type useViewCreatorMutation$data = {
  readonly viewCreatorProfile: {
    readonly status: CreationState;
  };
};
export type useViewCreatorMutation = {
  response: useViewCreatorMutation$data;
  variables: useViewCreatorMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ViewPayload",
    "kind": "LinkedField",
    "name": "viewCreatorProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useViewCreatorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useViewCreatorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "57fe92827a97099509cea25961fb7272",
    "id": null,
    "metadata": {},
    "name": "useViewCreatorMutation",
    "operationKind": "mutation",
    "text": "mutation useViewCreatorMutation(\n  $input: ViewCreatorProfileInput!\n) {\n  viewCreatorProfile(input: $input) {\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "51a62d0fa03a9ab1cbf3bfb2c989ef95";

export default node;
