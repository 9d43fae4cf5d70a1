/**
 * @generated SignedSource<<3189b34aa69506c2f2be789b66cb1f1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CreationState = "CREATED" | "FAILED" | "NOT_CREATED";
export type ArticlePageViewMutation$variables = {
  slug: string;
};
export type ArticlePageViewMutation$data = {
  readonly viewArticle: {
    readonly status: CreationState;
  };
};
export type ArticlePageViewMutation = {
  response: ArticlePageViewMutation$data;
  variables: ArticlePageViewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "ViewPayload",
    "kind": "LinkedField",
    "name": "viewArticle",
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
    "name": "ArticlePageViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticlePageViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bc5c713380fff36d082253c72214885c",
    "id": null,
    "metadata": {},
    "name": "ArticlePageViewMutation",
    "operationKind": "mutation",
    "text": "mutation ArticlePageViewMutation(\n  $slug: String!\n) {\n  viewArticle(slug: $slug) {\n    status\n  }\n}\n"
  }
};
})();

(node as any).hash = "dac26f1c6c7737c1a8f7ac60f8a8733d";

export default node;
