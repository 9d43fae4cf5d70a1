/**
 * @generated SignedSource<<3d242f63e2cc0dfeac8dc0a0a4a34d2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MailToPersonState = "FAILED" | "IN_DOUBT" | "WAITING";
import { FragmentRefs } from "relay-runtime";
export type PersonMails_person$data = {
  readonly mailRefusals: number;
  readonly mails: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly reason: string | null | undefined;
    readonly state: MailToPersonState;
    readonly subject: string;
  }>;
  readonly " $fragmentType": "PersonMails_person";
};
export type PersonMails_person$key = {
  readonly " $data"?: PersonMails_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMails_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonMails_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailRefusals",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailToPerson",
      "kind": "LinkedField",
      "name": "mails",
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
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "7775f5f9e4ead3dc99f722352b5f77e3";

export default node;
