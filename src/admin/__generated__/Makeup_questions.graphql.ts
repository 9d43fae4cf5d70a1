/**
 * @generated SignedSource<<24146db82efb07392901fb936209da91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Makeup_questions$data = ReadonlyArray<{
  readonly answers: ReadonlyArray<{
    readonly name: string;
    readonly people: number | null | undefined;
  }>;
  readonly name: string;
  readonly " $fragmentType": "Makeup_questions";
}>;
export type Makeup_questions$key = ReadonlyArray<{
  readonly " $data"?: Makeup_questions$data;
  readonly " $fragmentSpreads": FragmentRefs<"Makeup_questions">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Makeup_questions",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MakeupAnswer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "people",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MakeupQuestion",
  "abstractKey": null
};
})();

(node as any).hash = "15d399a11ee1faf4a71499cd53e3f352";

export default node;
