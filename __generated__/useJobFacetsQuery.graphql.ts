/**
 * @generated SignedSource<<4ffa7ec97d9bc36ad259e958dd24cd10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type useJobFacetsQuery$variables = Record<PropertyKey, never>;
export type useJobFacetsQuery$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly jobOpeningTags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly occupations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly prefectures: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly tools: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type useJobFacetsQuery = {
  response: useJobFacetsQuery$data;
  variables: useJobFacetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "name",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "categories",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Tool",
    "kind": "LinkedField",
    "name": "tools",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Prefecture",
    "kind": "LinkedField",
    "name": "prefectures",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Occupation",
    "kind": "LinkedField",
    "name": "occupations",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "JobOpeningTag",
    "kind": "LinkedField",
    "name": "jobOpeningTags",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useJobFacetsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useJobFacetsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c2e8edaa83c45b6796bc831b29693ee2",
    "id": null,
    "metadata": {},
    "name": "useJobFacetsQuery",
    "operationKind": "query",
    "text": "query useJobFacetsQuery {\n  categories {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n  prefectures {\n    id\n    name\n  }\n  occupations {\n    id\n    name\n  }\n  jobOpeningTags {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "3d20162314ed4e6a02b0024bf0ceca03";

export default node;
