/**
 * @generated SignedSource<<3629e33869eb017f04d951e63d5dee47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyAddressForm_query$data = {
  readonly prefectures: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CompanyAddressForm_query";
};
export type CompanyAddressForm_query$key = {
  readonly " $data"?: CompanyAddressForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyAddressForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyAddressForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Prefecture",
      "kind": "LinkedField",
      "name": "prefectures",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "aeb9245117a5bb3f735adbc4a82fc0fe";

export default node;
