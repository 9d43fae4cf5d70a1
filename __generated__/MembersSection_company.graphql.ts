/**
 * @generated SignedSource<<342aa4d6fa1ab4c0235c501da5c86bab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MembersSection_company$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"MembersTable_company" | "OpenInvitations_company">;
  readonly " $fragmentType": "MembersSection_company";
};
export type MembersSection_company$key = {
  readonly " $data"?: MembersSection_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersSection_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembersSection_company",
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
      "name": "MembersTable_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenInvitations_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "9ec3e9ed2db60ec3b07f6ad6de91b430";

export default node;
