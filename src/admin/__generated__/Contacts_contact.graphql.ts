/**
 * @generated SignedSource<<57a2b597b66c4f5b5eed48cde8ad6db8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ContactTopic = "ACCOUNT" | "JOBS" | "OTHER" | "PAYMENT" | "PRESS" | "REPORT" | "SERVICE" | "WORKS";
import { FragmentRefs } from "relay-runtime";
export type Contacts_contact$data = {
  readonly body: string;
  readonly companyName: string | null | undefined;
  readonly createdAt: string;
  readonly email: string;
  readonly name: string;
  readonly topic: ContactTopic;
  readonly " $fragmentType": "Contacts_contact";
};
export type Contacts_contact$key = {
  readonly " $data"?: Contacts_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"Contacts_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Contacts_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topic",
      "storageKey": null
    },
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
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "ContactMessage",
  "abstractKey": null
};

(node as any).hash = "24794d2e005479cda61867d91da3cd9a";

export default node;
