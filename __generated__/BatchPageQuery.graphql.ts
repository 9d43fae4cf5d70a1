/**
 * @generated SignedSource<<f72beb6c12aeabb5aa4c895c6a731ae9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobConsultationStatus = "ACCEPTED" | "DECLINED" | "EXPIRED" | "SENT" | "WITHDRAWN";
export type BatchPageQuery$variables = {
  id: string;
};
export type BatchPageQuery$data = {
  readonly jobConsultation: {
    readonly batch: ReadonlyArray<{
      readonly id: string;
      readonly status: JobConsultationStatus;
      readonly " $fragmentSpreads": FragmentRefs<"BatchReply_consultation">;
    }>;
    readonly contract: {
      readonly __typename: "HourlyRateConsultationContract";
      readonly netHourlyRatePrice: number | null | undefined;
    } | {
      readonly __typename: "UnitConsultationContract";
      readonly netBudget: number | null | undefined;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    };
    readonly id: string;
    readonly offerDetail: string;
    readonly replyBy: string;
    readonly sentAt: string;
    readonly status: JobConsultationStatus;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"BatchReply_consultation">;
  } | null | undefined;
};
export type BatchPageQuery = {
  response: BatchPageQuery$data;
  variables: BatchPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offerDetail",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "replyBy",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "contract",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netHourlyRatePrice",
          "storageKey": null
        }
      ],
      "type": "HourlyRateConsultationContract",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netBudget",
          "storageKey": null
        }
      ],
      "type": "UnitConsultationContract",
      "abstractKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "BatchReply_consultation"
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "respondedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "answerMessage",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chatRoomId",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "OfficialJobOffer",
  "kind": "LinkedField",
  "name": "standingOffer",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "CreatorUser",
  "kind": "LinkedField",
  "name": "creator",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CreatorProfile",
      "kind": "LinkedField",
      "name": "profile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "profileImage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CreatorJobProfile",
          "kind": "LinkedField",
          "name": "jobProfile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jobSeekingStatus",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BatchPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "JobConsultation",
        "kind": "LinkedField",
        "name": "jobConsultation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobConsultation",
            "kind": "LinkedField",
            "name": "batch",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BatchPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "JobConsultation",
        "kind": "LinkedField",
        "name": "jobConsultation",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobConsultation",
            "kind": "LinkedField",
            "name": "batch",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "81180280ae4510d7ba1b32869dc4b702",
    "id": null,
    "metadata": {},
    "name": "BatchPageQuery",
    "operationKind": "query",
    "text": "query BatchPageQuery(\n  $id: ID!\n) {\n  jobConsultation(id: $id) {\n    id\n    title\n    offerDetail\n    sentAt\n    replyBy\n    status\n    contract {\n      __typename\n      ... on HourlyRateConsultationContract {\n        netHourlyRatePrice\n      }\n      ... on UnitConsultationContract {\n        netBudget\n      }\n    }\n    ...BatchReply_consultation\n    batch {\n      id\n      status\n      ...BatchReply_consultation\n    }\n  }\n}\n\nfragment BatchReply_consultation on JobConsultation {\n  id\n  status\n  respondedAt\n  answerMessage\n  chatRoomId\n  standingOffer {\n    id\n    status\n  }\n  creator {\n    id\n    ...creatorFace_creator\n    ...creatorStatus_creator\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d37435a8e9e8842109cfe543d3b800c9";

export default node;
