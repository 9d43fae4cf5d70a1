/**
 * @generated SignedSource<<b58b06127794cea1475723884e70006d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type FoundKind = "COMPANY" | "OPENING" | "PERSON" | "ROOM" | "WORK";
export type LookPageQuery$variables = {
  text: string;
};
export type LookPageQuery$data = {
  readonly find: ReadonlyArray<{
    readonly id: string;
    readonly kind: FoundKind;
    readonly state: string;
    readonly sub: string;
    readonly title: string;
  }>;
};
export type LookPageQuery = {
  response: LookPageQuery$data;
  variables: LookPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "Found",
    "kind": "LinkedField",
    "name": "find",
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
        "name": "kind",
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
        "name": "sub",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
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
    "name": "LookPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LookPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "50673fbff92b5063a9dc6601a6082daf",
    "id": null,
    "metadata": {},
    "name": "LookPageQuery",
    "operationKind": "query",
    "text": "query LookPageQuery(\n  $text: String!\n) {\n  find(text: $text) {\n    id\n    kind\n    title\n    sub\n    state\n  }\n}\n"
  }
};
})();

(node as any).hash = "14af992ee38366f74f004241106cb583";

export default node;
