/**
 * @generated SignedSource<<d26a3f69352ba78b9b2bd7d55ac692a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Visits_user$data = {
  readonly profileStatistics: {
    readonly visits30Days: number;
    readonly visits7Days: number;
  } | null | undefined;
  readonly " $fragmentType": "Visits_user";
};
export type Visits_user$key = {
  readonly " $data"?: Visits_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Visits_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Visits_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProfileStatistics",
      "kind": "LinkedField",
      "name": "profileStatistics",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visits7Days",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visits30Days",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7f37ab49d51fd3a201a33043475d497c";

export default node;
