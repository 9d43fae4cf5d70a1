/**
 * @generated SignedSource<<479dd224373016abba236f55c202791e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LegalKind = "COMMERCE" | "COMPANY" | "COOKIE" | "PRIVACY_POLICY" | "TERMS" | "TERMS_CORPORATE" | "TERMS_CREATOR";
export type LegalPageQuery$variables = {
  kind: LegalKind;
  version?: number | null | undefined;
};
export type LegalPageQuery$data = {
  readonly legalText: {
    readonly blocks: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"TextBlocks_blocks">;
    }>;
    readonly inForceFrom: string;
    readonly title: string;
    readonly version: number;
    readonly versions: ReadonlyArray<{
      readonly changes: string | null | undefined;
      readonly inForceFrom: string;
      readonly version: number;
    }>;
  } | null | undefined;
};
export type LegalPageQuery = {
  response: LegalPageQuery$data;
  variables: LegalPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "version"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "kind",
    "variableName": "kind"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "version"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inForceFrom",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changes",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "TextSpan",
  "kind": "LinkedField",
  "name": "spans",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStrong",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "TextLine",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anchor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LegalPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LegalText",
        "kind": "LinkedField",
        "name": "legalText",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TextBlock",
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TextBlocks_blocks"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LegalText",
            "kind": "LinkedField",
            "name": "versions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LegalPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LegalText",
        "kind": "LinkedField",
        "name": "legalText",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TextBlock",
            "kind": "LinkedField",
            "name": "blocks",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "picture",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "width",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "height",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "thumbhash",
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TextRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TextLine",
                    "kind": "LinkedField",
                    "name": "cells",
                    "plural": true,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TextBlock",
                "kind": "LinkedField",
                "name": "blocks",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v11/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LegalText",
            "kind": "LinkedField",
            "name": "versions",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "be824288ded789ad4d887cca5fb4ce78",
    "id": null,
    "metadata": {},
    "name": "LegalPageQuery",
    "operationKind": "query",
    "text": "query LegalPageQuery(\n  $kind: LegalKind!\n  $version: Int\n) {\n  legalText(kind: $kind, version: $version) {\n    title\n    version\n    inForceFrom\n    blocks {\n      ...TextBlocks_blocks\n    }\n    versions {\n      version\n      inForceFrom\n      changes\n      id\n    }\n    id\n  }\n}\n\nfragment SimpleBlock_block on TextBlock {\n  kind\n  anchor\n  spans {\n    ...TextSpans_spans\n  }\n  items {\n    spans {\n      ...TextSpans_spans\n    }\n  }\n}\n\nfragment TextBlocks_blocks on TextBlock {\n  kind\n  title\n  alt\n  picture {\n    url\n    width\n    height\n    thumbhash\n    id\n  }\n  items {\n    spans {\n      ...TextSpans_spans\n    }\n  }\n  rows {\n    cells {\n      spans {\n        ...TextSpans_spans\n      }\n    }\n  }\n  blocks {\n    ...SimpleBlock_block\n  }\n  ...SimpleBlock_block\n}\n\nfragment TextSpans_spans on TextSpan {\n  text\n  isStrong\n  href\n}\n"
  }
};
})();

(node as any).hash = "4cc65a182d0c89352699040430e27f30";

export default node;
