/**
 * @generated SignedSource<<f393e8ad639e1326663652b2f3966683>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CorrectDialogLinesQuery$variables = {
  number: string;
};
export type CorrectDialogLinesQuery$data = {
  readonly feeLines: ReadonlyArray<{
    readonly acceptedOn: string;
    readonly creatorName: string;
    readonly fee: number;
    readonly netPrice: number;
    readonly position: number;
    readonly title: string;
  }>;
};
export type CorrectDialogLinesQuery = {
  response: CorrectDialogLinesQuery$data;
  variables: CorrectDialogLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "StaffFeeLine",
    "kind": "LinkedField",
    "name": "feeLines",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "position",
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
        "name": "creatorName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "acceptedOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "netPrice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fee",
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
    "name": "CorrectDialogLinesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CorrectDialogLinesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ecbcdec14451e18ae1be052ac969bdbb",
    "id": null,
    "metadata": {},
    "name": "CorrectDialogLinesQuery",
    "operationKind": "query",
    "text": "query CorrectDialogLinesQuery(\n  $number: String!\n) {\n  feeLines(number: $number) {\n    position\n    title\n    creatorName\n    acceptedOn\n    netPrice\n    fee\n  }\n}\n"
  }
};
})();

(node as any).hash = "33323d0665c8dba3f6a10d5312af7c2a";

export default node;
