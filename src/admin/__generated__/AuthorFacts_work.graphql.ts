/**
 * @generated SignedSource<<a9c07701ccbcee07212fae14be44d9e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuthorFacts_work$data = {
  readonly author: {
    readonly approvedWorks: number;
    readonly name: string;
    readonly openReports: number;
    readonly registeredAt: string;
    readonly rejectedWorks: number;
  };
  readonly " $fragmentType": "AuthorFacts_work";
};
export type AuthorFacts_work$key = {
  readonly " $data"?: AuthorFacts_work$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorFacts_work">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuthorFacts_work",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewedAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registeredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvedWorks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rejectedWorks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openReports",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewedWork",
  "abstractKey": null
};

(node as any).hash = "6b6ce09aa31fd77c4b445c50ab00d881";

export default node;
