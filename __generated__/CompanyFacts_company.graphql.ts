/**
 * @generated SignedSource<<d1e49a3ce5357a8fa60a4faaabac1eff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyFacts_company$data = {
  readonly corporatePageUrl: string | null | undefined;
  readonly foundedAt: string | null | undefined;
  readonly location: string | null | undefined;
  readonly medianReplyMinutes: number | null | undefined;
  readonly responseRatePercent: number | null | undefined;
  readonly " $fragmentType": "CompanyFacts_company";
};
export type CompanyFacts_company$key = {
  readonly " $data"?: CompanyFacts_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFacts_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyFacts_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "corporatePageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foundedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseRatePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "medianReplyMinutes",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "94e98f85afc234449510887ea8190ec9";

export default node;
