/**
 * @generated SignedSource<<7bee8973ba3ebd139c5720f45fb96bea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useSeenOpeningMutation$variables = {
  jobOpeningIds: ReadonlyArray<string>;
};
export type useSeenOpeningMutation$data = {
  readonly seeJobOpenings: {
    readonly counted: number | null | undefined;
  };
};
export type useSeenOpeningMutation = {
  response: useSeenOpeningMutation$data;
  variables: useSeenOpeningMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "jobOpeningIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "jobOpeningIds",
        "variableName": "jobOpeningIds"
      }
    ],
    "concreteType": "SeenJobOpeningsPayload",
    "kind": "LinkedField",
    "name": "seeJobOpenings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "counted",
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
    "name": "useSeenOpeningMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSeenOpeningMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ad5dbb36dc5ddd3c6bf28f248852696c",
    "id": null,
    "metadata": {},
    "name": "useSeenOpeningMutation",
    "operationKind": "mutation",
    "text": "mutation useSeenOpeningMutation(\n  $jobOpeningIds: [ID!]!\n) {\n  seeJobOpenings(jobOpeningIds: $jobOpeningIds) {\n    counted\n  }\n}\n"
  }
};
})();

(node as any).hash = "7f3c7cc51753221686cea2c678d23fea";

export default node;
