/**
 * @generated SignedSource<<c18f1a31e9a42c64d2efd7f46aa32514>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type ProductPublishStatus = "publish" | "unpublish";
export type ProductVisibility = "COMPANIES" | "EVERYONE" | "LINK" | "MEMBERS";
export type CreateProductInput = {
  allowedCompanyIds?: ReadonlyArray<string> | null | undefined;
  categoryIds: ReadonlyArray<string>;
  clientId?: string | null | undefined;
  description: string;
  designScope: string;
  industryIds: ReadonlyArray<string>;
  media: ReadonlyArray<ProductMediaInput>;
  name: string;
  publishStatus: ProductPublishStatus;
  thumbnailCrop?: CropInput | null | undefined;
  thumbnailMediaId: string;
  toolIds: ReadonlyArray<string>;
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
export type CreateProductPageMutation$variables = {
  input: CreateProductInput;
};
export type CreateProductPageMutation$data = {
  readonly createProduct: {
    readonly errors: ReadonlyArray<{
      readonly __typename: string;
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
    }>;
    readonly product: {
      readonly product: {
        readonly id: string;
      };
    } | null | undefined;
  };
};
export type CreateProductPageMutation = {
  response: CreateProductPageMutation$data;
  variables: CreateProductPageMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Product",
  "kind": "LinkedField",
  "name": "product",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v5 = {
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
    },
    {
      "kind": "InlineFragment",
      "selections": (v4/*:: as any*/),
      "type": "UserInputInvalidError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v4/*:: as any*/),
      "type": "InvalidImageInputError",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "retryAt",
          "storageKey": null
        }
      ],
      "type": "RateLimitExceededError",
      "abstractKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateProductPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnProductPayload",
        "kind": "LinkedField",
        "name": "createProduct",
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "CreateProductPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnProductPayload",
        "kind": "LinkedField",
        "name": "createProduct",
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
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "54a7d5994abccae0147d5a02af86ddb9",
    "id": null,
    "metadata": {},
    "name": "CreateProductPageMutation",
    "operationKind": "mutation",
    "text": "mutation CreateProductPageMutation(\n  $input: CreateProductInput!\n) {\n  createProduct(input: $input) {\n    product {\n      product {\n        id\n      }\n      id\n    }\n    errors {\n      __typename\n      message\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3d0d836558146bb509de46fb260cca93";

export default node;
