/**
 * @generated SignedSource<<dc939cf207dbe5cadfddce201c8ad716>>
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
      readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
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
      readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
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
        "args": null,
        "kind": "FragmentSpread",
        "name": "MediaPicture_media"
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

(node as any).hash = "09c5c5f709b478355fbd39d39951cf74";

export default node;
