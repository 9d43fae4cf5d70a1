/**
 * @generated SignedSource<<ea99a2652b6978120cf04a717df11011>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type FilmPosterDialogMutation$variables = {
  mediaId: string;
  poster: any;
};
export type FilmPosterDialogMutation$data = {
  readonly chooseFilmPoster: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly image: {
      readonly id: string;
      readonly posterUrl: string | null | undefined;
      readonly thumbhash: string | null | undefined;
    } | null | undefined;
  };
};
export type FilmPosterDialogMutation = {
  response: FilmPosterDialogMutation$data;
  variables: FilmPosterDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "mediaId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "poster"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "mediaId",
    "variableName": "mediaId"
  },
  {
    "kind": "Variable",
    "name": "poster",
    "variableName": "poster"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UploadedImage",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
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
      "name": "posterUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbhash",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FilmPosterDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UploadedImagePayload",
        "kind": "LinkedField",
        "name": "chooseFilmPoster",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v3/*:: as any*/)
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
    "name": "FilmPosterDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UploadedImagePayload",
        "kind": "LinkedField",
        "name": "chooseFilmPoster",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "822a0aa9e51d32bd3cfd1e22e6be232e",
    "id": null,
    "metadata": {},
    "name": "FilmPosterDialogMutation",
    "operationKind": "mutation",
    "text": "mutation FilmPosterDialogMutation(\n  $mediaId: ID!\n  $poster: Upload!\n) {\n  chooseFilmPoster(mediaId: $mediaId, poster: $poster) {\n    image {\n      id\n      posterUrl\n      thumbhash\n    }\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e8c01e0b0366f3389a321adc23332945";

export default node;
