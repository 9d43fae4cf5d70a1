/**
 * @generated SignedSource<<8d4cf84393a0b245c99c284fac5a4085>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorPageQuery$variables = {
  asMember: boolean;
  id: string;
};
export type CreatorPageQuery$data = {
  readonly creatorUser?: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CreatorView_creator" | "creatorName_creator">;
  } | null | undefined;
  readonly publicCreatorUser?: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CreatorView_creator" | "creatorName_creator">;
  } | null | undefined;
};
export type CreatorPageQuery = {
  response: CreatorPageQuery$data;
  variables: CreatorPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "asMember"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/),
  {
    "kind": "InlineDataFragmentSpread",
    "name": "creatorName_creator",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreatorProfile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "CreatorView_creator"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/),
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
  },
  (v3/*:: as any*/)
],
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v3/*:: as any*/)
],
v10 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CreatorProfile",
    "kind": "LinkedField",
    "name": "profile",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "introduction",
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
          (v7/*:: as any*/),
          (v3/*:: as any*/)
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "engagementType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "operationalHours",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "operationalAvailabilities",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "wayOfWorkings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rewardNote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RewardPrice",
            "kind": "LinkedField",
            "name": "rewardPrices",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rewardCategory",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rewardType",
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
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "coverImage",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "location",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hobby",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "websiteUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CreatorSkill",
        "kind": "LinkedField",
        "name": "skills",
        "plural": true,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Tool",
        "kind": "LinkedField",
        "name": "tools",
        "plural": true,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "followersCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isSelf",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isFollowed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 6
      }
    ],
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "newestProducts",
    "plural": true,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Media",
        "kind": "LinkedField",
        "name": "thumbnailImage",
        "plural": false,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": "newestProducts(first:6)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreatorPageQuery",
    "selections": [
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "publicCreatorUser",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "creatorUser",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreatorPageQuery",
    "selections": [
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "publicCreatorUser",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      },
      {
        "condition": "asMember",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "CreatorUser",
            "kind": "LinkedField",
            "name": "creatorUser",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "2bedecb427bc82253164518c4a48aa59",
    "id": null,
    "metadata": {},
    "name": "CreatorPageQuery",
    "operationKind": "query",
    "text": "query CreatorPageQuery(\n  $id: ID!\n  $asMember: Boolean!\n) {\n  publicCreatorUser(id: $id) @skip(if: $asMember) {\n    id\n    ...creatorName_creator\n    ...CreatorView_creator\n  }\n  creatorUser(id: $id) @include(if: $asMember) {\n    id\n    ...creatorName_creator\n    ...CreatorView_creator\n  }\n}\n\nfragment CoverPicture_media on Media {\n  ...MediaPicture_media\n}\n\nfragment CreatorAbout_creator on CreatorUser {\n  id\n  isSelf\n  profile {\n    introduction\n    location\n    hobby\n    websiteUrl\n    skills {\n      name\n      id\n    }\n    tools {\n      name\n      id\n    }\n    jobProfile {\n      ...workingFacts_jobProfile\n      ...CreatorTerms_jobProfile\n      id\n    }\n  }\n}\n\nfragment CreatorActs_creator on CreatorUser {\n  id\n  isSelf\n  ...FollowButton_creator\n}\n\nfragment CreatorHead_creator on CreatorUser {\n  followersCount\n  ...CreatorActs_creator\n  ...WorksCover_creator\n  ...creatorFace_creator\n  ...creatorStatus_creator\n  profile {\n    userName\n    coverImage {\n      ...CoverPicture_media\n      id\n    }\n  }\n}\n\nfragment CreatorTerms_jobProfile on CreatorJobProfile {\n  rewardNote\n  rewardPrices {\n    id\n    rewardCategory\n    ...RewardPrice_price\n  }\n}\n\nfragment CreatorView_creator on CreatorUser {\n  profile {\n    introduction\n  }\n  ...CreatorHead_creator\n  ...CreatorAbout_creator\n}\n\nfragment FollowButton_creator on CreatorUser {\n  id\n  isFollowed\n  ...creatorName_creator\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment RewardPrice_price on RewardPrice {\n  rewardType\n  netPrice\n  grossPrice\n}\n\nfragment WorksCover_creator on CreatorUser {\n  newestProducts(first: 6) {\n    id\n    thumbnailImage {\n      ...MediaPicture_media\n      id\n    }\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n\nfragment workingFacts_jobProfile on CreatorJobProfile {\n  engagementType\n  operationalHours\n  operationalAvailabilities\n  wayOfWorkings\n}\n"
  }
};
})();

(node as any).hash = "eb9626fff1e2ea0e88b11c32c138efc5";

export default node;
