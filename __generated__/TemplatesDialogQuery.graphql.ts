/**
 * @generated SignedSource<<0eab95c0dfba1743a64dbb77bede43aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type TemplatesDialogQuery$variables = Record<PropertyKey, never>;
export type TemplatesDialogQuery$data = {
  readonly chatTemplates: ReadonlyArray<{
    readonly body: string;
    readonly id: string;
    readonly title: string;
  }>;
};
export type TemplatesDialogQuery = {
  response: TemplatesDialogQuery$data;
  variables: TemplatesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ChatTemplate",
    "kind": "LinkedField",
    "name": "chatTemplates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "body",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TemplatesDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TemplatesDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "b9ae305c952de0dca9ba309563ac9bb8",
    "id": null,
    "metadata": {},
    "name": "TemplatesDialogQuery",
    "operationKind": "query",
    "text": "query TemplatesDialogQuery {\n  chatTemplates {\n    id\n    title\n    body\n  }\n}\n"
  }
};
})();

(node as any).hash = "ce7062b607624933f42ae7979a1ba585";

export default node;
