/**
 * @generated SignedSource<<fed8978d67ea6f6835ca3debaf4c4a14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PublishingReadiness_company$data = {
  readonly name: string;
  readonly ownDetail: {
    readonly city: string | null | undefined;
    readonly contactEmail: string | null | undefined;
    readonly contactFormUrl: string | null | undefined;
    readonly contactPhoneNumber: string | null | undefined;
    readonly isReadyForPublishing: boolean;
    readonly prefecture: {
      readonly __typename: "Prefecture";
    } | null | undefined;
    readonly street: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PublishingReadiness_company";
};
export type PublishingReadiness_company$key = {
  readonly " $data"?: PublishingReadiness_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishingReadiness_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishingReadiness_company",
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
      "concreteType": "CompanyOwnDetail",
      "kind": "LinkedField",
      "name": "ownDetail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReadyForPublishing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Prefecture",
          "kind": "LinkedField",
          "name": "prefecture",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "street",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactPhoneNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactFormUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "c11708d4f49d5e11b2642e71c5da08b8";

export default node;
