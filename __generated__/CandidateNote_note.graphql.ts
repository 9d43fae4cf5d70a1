/**
 * @generated SignedSource<<8450f271ed154967bce2e70408bc10c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CandidateNote_note$data = {
  readonly author: {
    readonly fullName: string;
  } | null | undefined;
  readonly body: string;
  readonly createdAt: string;
  readonly id: string;
  readonly isOwn: boolean;
  readonly " $fragmentType": "CandidateNote_note";
};
export type CandidateNote_note$key = {
  readonly " $data"?: CandidateNote_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateNote_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateNote_note",
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
      "name": "body",
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CorporateUser",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateNote",
  "abstractKey": null
};

(node as any).hash = "6b74ef74e73a4d94b7ca5fc5aa945d62";

export default node;
