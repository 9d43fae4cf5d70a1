/**
 * @generated SignedSource<<cecc50ba12a23fb0f378485162ba42f5>>
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
  clientName?: string | null | undefined;
  description?: string | null | undefined;
  designScope?: string | null | undefined;
  guidePriceMax?: number | null | undefined;
  guidePriceMin?: number | null | undefined;
  id: string;
  industryIds?: ReadonlyArray<string> | null | undefined;
  media?: ReadonlyArray<ProductMediaInput> | null | undefined;
  name?: string | null | undefined;
  period?: string | null | undefined;
  publishStatus?: ProductPublishStatus | null | undefined;
  thumbnailCrop?: CropInput | null | undefined;
  thumbnailMediaId?: string | null | undefined;
  toolIds?: ReadonlyArray<string> | null | undefined;
  version?: number | null | undefined;
  visibility?: ProductVisibility | null | undefined;
  workload?: string | null | undefined;
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
      readonly field?: string | null | undefined;
      readonly message: string;
      readonly retryAt?: string | null | undefined;
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
      readonly __typename: "ArgumentInvalidError";
      readonly __isError: "ArgumentInvalidError";
      readonly field: string | null | undefined;
      readonly message: string;
    } | {
      readonly __typename: "InvalidImageInputError";
      readonly __isError: "InvalidImageInputError";
      readonly field: string | null | undefined;
      readonly message: string;
    } | {
      readonly __typename: "RateLimitExceededError";
      readonly __isError: "RateLimitExceededError";
      readonly message: string;
      readonly retryAt: string | null | undefined;
    } | {
      readonly __typename: "UserInputInvalidError";
      readonly __isError: "UserInputInvalidError";
      readonly field: string | null | undefined;
      readonly message: string;
    } | {
      readonly __typename: string;
      readonly __isError: string;
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
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
],
v7 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "ArgumentInvalidError",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "UserInputInvalidError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v6/*:: as any*/),
  "type": "InvalidImageInputError",
  "abstractKey": null
},
v10 = {
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
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
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
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isError"
              },
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "de7405c5130c5270420116b4d148299c",
    "id": null,
    "metadata": {},
    "name": "WorkRowPublishMutation",
    "operationKind": "mutation",
    "text": "mutation WorkRowPublishMutation(\n  $input: EditProductInput!\n) {\n  editProduct(input: $input) {\n    product {\n      isPublish\n      publishStatus\n      id\n    }\n    errors {\n      __typename\n      __isError: __typename\n      message\n      ... on ArgumentInvalidError {\n        field\n      }\n      ... on UserInputInvalidError {\n        field\n      }\n      ... on InvalidImageInputError {\n        field\n      }\n      ... on RateLimitExceededError {\n        retryAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c4ccb7820c2ca29e211429d912e3dce5";

export default node;
