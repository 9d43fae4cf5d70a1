/**
 * @generated SignedSource<<5999c73bb591891624179abeb06d0826>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaType = "IMAGE" | "VIDEO";
export type ProductPublishStatus = "publish" | "unpublish";
export type ProductVisibility = "COMPANIES" | "EVERYONE" | "LINK" | "MEMBERS";
import { FragmentRefs } from "relay-runtime";
export type useWorkValues_work$data = {
  readonly allowedCompanies: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly captions: ReadonlyArray<string>;
  readonly categories: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly description: string;
  readonly designScope: string;
  readonly industries: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly media: ReadonlyArray<{
    readonly height: number;
    readonly id: string;
    readonly posterUrl: string | null | undefined;
    readonly thumbhash: string | null | undefined;
    readonly type: MediaType;
    readonly url: string;
    readonly width: number;
  }>;
  readonly name: string;
  readonly publishStatus: ProductPublishStatus;
  readonly thumbnailCrop: {
    readonly height: number;
    readonly width: number;
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly thumbnailMediaId: string | null | undefined;
  readonly tools: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly visibility: ProductVisibility;
  readonly " $fragmentType": "useWorkValues_work";
};
export type useWorkValues_work$key = {
  readonly " $data"?: useWorkValues_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWorkValues_work">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWorkValues_work",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "designScope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Industry",
      "kind": "LinkedField",
      "name": "industries",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tool",
      "kind": "LinkedField",
      "name": "tools",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "captions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
        (v3/*:: as any*/),
        (v4/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailMediaId",
      "storageKey": null
    },
    {
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
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "allowedCompanies",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OwnProduct",
  "abstractKey": null
};
})();

(node as any).hash = "5331bc391970155024f16ea3caa4d254";

export default node;
