/**
 * @generated SignedSource<<6b24d002526529f063c6153c6d83fdeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyOpenings_openings$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"JobRow_opening">;
  }>;
  readonly pageInfo: {
    readonly total: number;
  };
  readonly " $fragmentType": "CompanyOpenings_openings";
};
export type CompanyOpenings_openings$key = {
  readonly " $data"?: CompanyOpenings_openings$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyOpenings_openings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyOpenings_openings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "nodes",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobRow_opening"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OffsetPageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOpeningPage",
  "abstractKey": null
};

(node as any).hash = "8c08349eb027106edd04c63dd00b5527";

export default node;
