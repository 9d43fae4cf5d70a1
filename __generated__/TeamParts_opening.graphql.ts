/**
 * @generated SignedSource<<08a8c1ed8ae8ed15ee37cef09d24fa07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TeamParts_opening$data = {
  readonly fullTime: {
    readonly businessPhaseDescription: string | null | undefined;
    readonly creativeContribution: string | null | undefined;
    readonly desiredJobRequirements: string | null | undefined;
    readonly jobRequirements: string | null | undefined;
    readonly messageForCreator: string | null | undefined;
    readonly organizationStructureImage: {
      readonly height: number;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly teamMission: string | null | undefined;
    readonly totalMemberOfCreatorsDescription: string | null | undefined;
  } | null | undefined;
  readonly hourly: {
    readonly businessPhaseDescription: string | null | undefined;
    readonly creativeContribution: string | null | undefined;
    readonly desiredJobRequirements: string | null | undefined;
    readonly jobRequirements: string | null | undefined;
    readonly messageForCreator: string | null | undefined;
    readonly organizationStructureImage: {
      readonly height: number;
      readonly thumbhash: string | null | undefined;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly teamMission: string | null | undefined;
    readonly totalMemberOfCreatorsDescription: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TeamParts_opening";
};
export type TeamParts_opening$key = {
  readonly " $data"?: TeamParts_opening$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamParts_opening">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "teamMission",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalMemberOfCreatorsDescription",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "businessPhaseDescription",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Media",
    "kind": "LinkedField",
    "name": "organizationStructureImage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "width",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "height",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "thumbhash",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "creativeContribution",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messageForCreator",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "jobRequirements",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "desiredJobRequirements",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamParts_opening",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "HourlyJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "hourly"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": (v0/*:: as any*/),
        "type": "FullTimeJobOpening",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "fullTime"
    }
  ],
  "type": "JobOpening",
  "abstractKey": "__isJobOpening"
};
})();

(node as any).hash = "0daa8a68b22895c708ee0f0d7c1551e5";

export default node;
