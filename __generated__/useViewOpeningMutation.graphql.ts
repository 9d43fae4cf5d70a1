/**
 * @generated SignedSource<<12ec2cda59500b990b0fec00d89e3336>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreationState = "CREATED" | "FAILED" | "NOT_CREATED";
export type ViewSource = "FEED" | "OTHER" | "OUTSIDE" | "PROFILE" | "SEARCH" | "SIMILAR" | "TIMELINE";
export type ViewJobOpeningInput = {
  host?: string | null | undefined;
  jobOpeningId: string;
  source?: ViewSource | null | undefined;
};
export type useViewOpeningMutation$variables = {
  input: ViewJobOpeningInput;
};
export type useViewOpeningMutation$data = {
  readonly viewJobOpening: {
    readonly status: CreationState;
  };
};
export type useViewOpeningMutation = {
  response: useViewOpeningMutation$data;
  variables: useViewOpeningMutation$variables;
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
    "name": "viewJobOpening",
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
    "name": "useViewOpeningMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useViewOpeningMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c4c891228adeaa01ab1ef9e343c57ffd",
    "id": null,
    "metadata": {},
    "name": "useViewOpeningMutation",
    "operationKind": "mutation",
    "text": "mutation useViewOpeningMutation(\n  $input: ViewJobOpeningInput!\n) {\n  viewJobOpening(input: $input) {\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "c17f05741e91cd9d3183f3948a4f9f8c";

export default node;
