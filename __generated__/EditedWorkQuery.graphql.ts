/**
 * @generated SignedSource<<598cd1f9101101c9ff34de03dd20c2cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductVisibility = "COMPANIES" | "EVERYONE" | "LINK" | "MEMBERS";
export type EditedWorkQuery$variables = {
  id: string;
};
export type EditedWorkQuery$data = {
  readonly myProduct: {
    readonly name: string;
    readonly visibility: ProductVisibility;
    readonly " $fragmentSpreads": FragmentRefs<"ShareLinks_work" | "WorkReview_work" | "workSnapshot_work">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WorkForm_elements">;
};
export type EditedWorkQuery = {
  response: EditedWorkQuery$data;
  variables: EditedWorkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visibility",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "designScope",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "period",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "workload",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guidePriceMin",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guidePriceMax",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Category",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Industry",
  "kind": "LinkedField",
  "name": "industries",
  "plural": true,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Tool",
  "kind": "LinkedField",
  "name": "tools",
  "plural": true,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Media",
  "kind": "LinkedField",
  "name": "media",
  "plural": true,
  "selections": [
    (v12/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbhash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "posterUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "thumbnailMediaId",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Crop",
  "kind": "LinkedField",
  "name": "thumbnailCrop",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "x",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "y",
      "storageKey": null
    },
    (v18/*:: as any*/),
    (v19/*:: as any*/)
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishStatus",
  "storageKey": null
},
v24 = [
  (v12/*:: as any*/),
  (v2/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Company",
  "kind": "LinkedField",
  "name": "allowedCompanies",
  "plural": true,
  "selections": (v24/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditedWorkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnProduct",
        "kind": "LinkedField",
        "name": "myProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "workSnapshot_work",
            "selections": [
              (v4/*:: as any*/),
              {
                "kind": "InlineDataFragmentSpread",
                "name": "workFragments_work",
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              (v17/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v3/*:: as any*/),
              (v25/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WorkReview_work"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ShareLinks_work"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "WorkForm_elements"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditedWorkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnProduct",
        "kind": "LinkedField",
        "name": "myProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v25/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPendingChange",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductReview",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currentReviewStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rejectReason",
                "storageKey": null
              },
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductShareLink",
            "kind": "LinkedField",
            "name": "shareLinks",
            "plural": true,
            "selections": [
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Industry",
        "kind": "LinkedField",
        "name": "industries",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Tool",
        "kind": "LinkedField",
        "name": "tools",
        "plural": true,
        "selections": (v24/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4f13706a19cc7759696dac8ee95941cc",
    "id": null,
    "metadata": {},
    "name": "EditedWorkQuery",
    "operationKind": "query",
    "text": "query EditedWorkQuery(\n  $id: ID!\n) {\n  myProduct(id: $id) {\n    name\n    visibility\n    ...workSnapshot_work\n    ...WorkReview_work\n    ...ShareLinks_work\n    id\n  }\n  ...WorkForm_elements\n}\n\nfragment ShareLinks_work on OwnProduct {\n  shareLinks {\n    id\n    createdAt\n    expiresAt\n  }\n}\n\nfragment WorkForm_elements on Query {\n  ...workTerms_query\n}\n\nfragment WorkReview_work on OwnProduct {\n  hasPendingChange\n  review {\n    currentReviewStatus\n    rejectReason\n    id\n  }\n}\n\nfragment workFragments_work on OwnProduct {\n  name\n  description\n  designScope\n  clientName\n  period\n  workload\n  guidePriceMin\n  guidePriceMax\n  categories {\n    id\n  }\n  industries {\n    id\n  }\n  tools {\n    id\n  }\n}\n\nfragment workSnapshot_work on OwnProduct {\n  version\n  ...workFragments_work\n  captions\n  media {\n    id\n    type\n    url\n    width\n    height\n    thumbhash\n    posterUrl\n  }\n  thumbnailMediaId\n  thumbnailCrop {\n    x\n    y\n    width\n    height\n  }\n  publishStatus\n  visibility\n  allowedCompanies {\n    id\n    name\n  }\n}\n\nfragment workTerms_query on Query {\n  categories {\n    id\n    name\n  }\n  industries {\n    id\n    name\n  }\n  tools {\n    id\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "fe6100daa88b395f34209258bba25ae9";

export default node;
