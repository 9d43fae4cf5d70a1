/**
 * @generated SignedSource<<23dd0c31d636aaafc88c9e4b680c2285>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type BenefitKind = "INSURANCE" | "LEARNING" | "MATERIAL" | "OTHER" | "SPACE" | "TOOL";
export type BenefitsPageQuery$variables = Record<PropertyKey, never>;
export type BenefitsPageQuery$data = {
  readonly benefits: ReadonlyArray<{
    readonly amount: string;
    readonly id: string;
    readonly kind: BenefitKind;
    readonly provider: string;
    readonly slug: string;
    readonly summary: string;
    readonly title: string;
    readonly usesCount: number;
    readonly validUntil: string;
  }>;
};
export type BenefitsPageQuery = {
  response: BenefitsPageQuery$data;
  variables: BenefitsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Benefit",
    "kind": "LinkedField",
    "name": "benefits",
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
        "name": "slug",
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
        "name": "provider",
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
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "summary",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "usesCount",
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
    "name": "BenefitsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BenefitsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "49c25a9abcbd8e44200403f244bdb101",
    "id": null,
    "metadata": {},
    "name": "BenefitsPageQuery",
    "operationKind": "query",
    "text": "query BenefitsPageQuery {\n  benefits {\n    id\n    slug\n    title\n    provider\n    kind\n    amount\n    summary\n    validUntil\n    usesCount\n  }\n}\n"
  }
};
})();

(node as any).hash = "08bbee6c71e1d0bc3951a1717f82d150";

export default node;
