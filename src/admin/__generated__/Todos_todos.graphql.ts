/**
 * @generated SignedSource<<8b9b8ef7c7b293b2ce9e8e17adf506f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TodoKind = "LEAD" | "MAIL" | "REPORT";
import { FragmentRefs } from "relay-runtime";
export type Todos_todos$data = ReadonlyArray<{
  readonly id: string;
  readonly kind: TodoKind;
  readonly name: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly since: string;
  readonly " $fragmentType": "Todos_todos";
}>;
export type Todos_todos$key = ReadonlyArray<{
  readonly " $data"?: Todos_todos$data;
  readonly " $fragmentSpreads": FragmentRefs<"Todos_todos">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Todos_todos",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "name": "since",
      "storageKey": null
    }
  ],
  "type": "Todo",
  "abstractKey": null
};

(node as any).hash = "212567067ca17415b3daf311fc8ec8a3";

export default node;
