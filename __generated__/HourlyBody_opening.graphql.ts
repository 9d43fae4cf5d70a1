/**
 * @generated SignedSource<<ae5e23ccadb24680388a97afec170561>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WayOfWorking = "FLEXIBLE" | "FULL_REMOTE" | "OFFICE";
import { FragmentRefs } from "relay-runtime";
export type HourlyBody_opening$data = {
  readonly desiredWayOfWorking: WayOfWorking | null | undefined;
  readonly grossPrice: number | null | undefined;
  readonly netPrice: number | null | undefined;
  readonly paymentTerms: string | null | undefined;
  readonly roleResponsibilityArea: string | null | undefined;
  readonly serviceDescription: string | null | undefined;
  readonly tsumugiCommissionFee: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TeamParts_opening">;
  readonly " $fragmentType": "HourlyBody_opening";
};
export type HourlyBody_opening$key = {
  readonly " $data"?: HourlyBody_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"HourlyBody_opening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HourlyBody_opening",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "desiredWayOfWorking",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleResponsibilityArea",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "grossPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tsumugiCommissionFee",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TeamParts_opening"
    }
  ],
  "type": "HourlyJobOpening",
  "abstractKey": null
};

(node as any).hash = "1113ec6fab811314047426651ba741c0";

export default node;
