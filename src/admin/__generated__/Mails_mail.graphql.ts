/**
 * @generated SignedSource<<3cba65a09ffcea436bb78fa4247825e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Mails_mail$data = {
  readonly failedAt: string;
  readonly inDoubt: boolean;
  readonly reason: string;
  readonly subject: string;
  readonly to: string;
  readonly " $fragmentType": "Mails_mail";
};
export type Mails_mail$key = {
  readonly " $data"?: Mails_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"Mails_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Mails_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
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
      "name": "failedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inDoubt",
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
  "type": "KeptMail",
  "abstractKey": null
};

(node as any).hash = "d5e6bee402e511301833c307e6cc2eda";

export default node;
