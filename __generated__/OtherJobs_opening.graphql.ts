/**
 * @generated SignedSource<<e91fa807e7519a3ea64f87848fbfe091>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ResumerationType = "CONTRACT_UNIT" | "FULL_TIME" | "HOURLY_RATE";
import { FragmentRefs } from "relay-runtime";
export type OtherJobs_opening$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly company: {
    readonly id: string;
    readonly name: string;
  };
  readonly id: string;
  readonly isOwnedJobOpening: boolean;
  readonly resumerationType: ResumerationType;
  readonly " $fragmentType": "OtherJobs_opening";
};
export type OtherJobs_opening$key = {
  readonly " $data"?: OtherJobs_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherJobs_opening">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherJobs_opening",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwnedJobOpening",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resumerationType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "a29654f4ea5d42e31af1db2cf168be99";

export default node;
