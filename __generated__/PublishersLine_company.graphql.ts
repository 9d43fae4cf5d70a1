/**
 * @generated SignedSource<<3efca9f07724c1a118596c0de4ee0b47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Role = "CORPORATE_AGENT" | "CORPORATE_USER" | "CREATOR_USER" | "OUTSOURCING_RECRUITER";
import { FragmentRefs } from "relay-runtime";
export type PublishersLine_company$data = {
  readonly members: ReadonlyArray<{
    readonly fullName: string;
    readonly role: Role;
  }>;
  readonly " $fragmentType": "PublishersLine_company";
};
export type PublishersLine_company$key = {
  readonly " $data"?: PublishersLine_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishersLine_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishersLine_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyMember",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "65837c90c969a085983695afed0ab0ff";

export default node;
