/**
 * @generated SignedSource<<9e67098eb4ed78961a820f74a261f798>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreationState = "CREATED" | "FAILED" | "NOT_CREATED";
export type ViewSource = "FEED" | "OTHER" | "OUTSIDE" | "PROFILE" | "SEARCH" | "SIMILAR" | "TIMELINE";
export type ViewProductInput = {
  host?: string | null | undefined;
  productId: string;
  shareToken?: string | null | undefined;
  source?: ViewSource | null | undefined;
};
export type useViewProductMutation$variables = {
  input: ViewProductInput;
};
export type useViewProductMutation$data = {
  readonly viewProduct: {
    readonly status: CreationState;
  };
};
export type useViewProductMutation = {
  response: useViewProductMutation$data;
  variables: useViewProductMutation$variables;
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
    "name": "viewProduct",
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
    "name": "useViewProductMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useViewProductMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "1fcbd7d8ec5bdcd65c06c09b8ea0ab77",
    "id": null,
    "metadata": {},
    "name": "useViewProductMutation",
    "operationKind": "mutation",
    "text": "mutation useViewProductMutation(\n  $input: ViewProductInput!\n) {\n  viewProduct(input: $input) {\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "fa28a38bd1126c31e227d7ade4743cf7";

export default node;
