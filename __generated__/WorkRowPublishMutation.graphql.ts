/**
 * @generated SignedSource<<6cd18a2710bfa3aaa1dee1bd4e7c63b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ProductPublishStatus = "publish" | "unpublish";
export type ProductVisibility = "COMPANIES" | "EVERYONE" | "LINK" | "MEMBERS";
export type EditProductInput = {
  allowedCompanyIds?: ReadonlyArray<string> | null | undefined;
  categoryIds?: ReadonlyArray<string> | null | undefined;
  description?: string | null | undefined;
  designScope?: string | null | undefined;
  id: string;
  industryIds?: ReadonlyArray<string> | null | undefined;
  media?: ReadonlyArray<ProductMediaInput> | null | undefined;
  name?: string | null | undefined;
  publishStatus?: ProductPublishStatus | null | undefined;
  thumbnailCrop?: CropInput | null | undefined;
  thumbnailMediaId?: string | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  version?: number | null | undefined;
  visibility?: ProductVisibility | null | undefined;
};
export type ProductMediaInput = {
  caption?: string | null | undefined;
  mediaId: string;
};
export type CropInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type WorkRowPublishMutation$variables = {
  input: EditProductInput;
};
export type WorkRowPublishMutation$data = {
  readonly editProduct: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly product: {
      readonly isPublish: boolean;
      readonly publishStatus: ProductPublishStatus;
    } | null | undefined;
  };
};
export type WorkRowPublishMutation$rawResponse = {
  readonly editProduct: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly message: string;
    }>;
    readonly product: {
      readonly id: string;
      readonly isPublish: boolean;
      readonly publishStatus: ProductPublishStatus;
    } | null | undefined;
  };
};
export type WorkRowPublishMutation = {
  rawResponse: WorkRowPublishMutation$rawResponse;
  response: WorkRowPublishMutation$data;
  variables: WorkRowPublishMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPublish",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishStatus",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WorkRowPublishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnProductPayload",
        "kind": "LinkedField",
        "name": "editProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnProduct",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorkRowPublishMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnProductPayload",
        "kind": "LinkedField",
        "name": "editProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnProduct",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b2aab55e341fcccf98578fd7c5643e41",
    "id": null,
    "metadata": {},
    "name": "WorkRowPublishMutation",
    "operationKind": "mutation",
    "text": "mutation WorkRowPublishMutation(\n  $input: EditProductInput!\n) {\n  editProduct(input: $input) {\n    product {\n      isPublish\n      publishStatus\n      id\n    }\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "67fd793ac43b55d903a73f582181b1cc";

export default node;
