/**
 * @generated SignedSource<<9f21395bb8fc8808d852fc1ac8be1b74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareLinks_work$data = {
  readonly shareLinks: ReadonlyArray<{
    readonly createdAt: string;
    readonly expiresAt: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "ShareLinks_work";
};
export type ShareLinks_work$key = {
  readonly " $data"?: ShareLinks_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinks_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareLinks_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductShareLink",
      "kind": "LinkedField",
      "name": "shareLinks",
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
    }
  ],
  "type": "OwnProduct",
  "abstractKey": null
};

(node as any).hash = "51e079b288d1ae81365cd67e31c0dad8";

export default node;
