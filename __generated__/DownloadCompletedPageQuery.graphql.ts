/**
 * @generated SignedSource<<ff455e2ed01ea5f3278ed515bf2f0417>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type DownloadCompletedPageQuery$variables = {
  token: string;
};
export type DownloadCompletedPageQuery$data = {
  readonly documentDownload: {
    readonly document: {
      readonly title: string;
    };
    readonly url: string;
    readonly wantsMeeting: boolean;
  } | null | undefined;
};
export type DownloadCompletedPageQuery = {
  response: DownloadCompletedPageQuery$data;
  variables: DownloadCompletedPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wantsMeeting",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DownloadCompletedPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentDownload",
        "kind": "LinkedField",
        "name": "documentDownload",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "GuideDocument",
            "kind": "LinkedField",
            "name": "document",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
    "name": "DownloadCompletedPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentDownload",
        "kind": "LinkedField",
        "name": "documentDownload",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "GuideDocument",
            "kind": "LinkedField",
            "name": "document",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "baed7c02b7d7c3a82195e3636adb9c17",
    "id": null,
    "metadata": {},
    "name": "DownloadCompletedPageQuery",
    "operationKind": "query",
    "text": "query DownloadCompletedPageQuery(\n  $token: String!\n) {\n  documentDownload(token: $token) {\n    url\n    wantsMeeting\n    document {\n      title\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8920a6d21e1b09896b2dad22643f980a";

export default node;
