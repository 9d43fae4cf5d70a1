/**
 * @generated SignedSource<<ee61570eefaf34873b6a8fb00842539d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WorkRows_works$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"WorkRow_work">;
    };
  }>;
  readonly " $fragmentType": "WorkRows_works";
};
export type WorkRows_works$key = {
  readonly " $data"?: WorkRows_works$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkRows_works">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkRows_works",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnProductEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OwnProduct",
          "kind": "LinkedField",
          "name": "node",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "WorkRow_work"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OwnProductConnection",
  "abstractKey": null
};

(node as any).hash = "53c227eb99036de363e979fa4535eb34";

export default node;
