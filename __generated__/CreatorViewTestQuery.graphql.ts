/**
 * @generated SignedSource<<93524834fc788983df6dadd0c6d5e9f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreatorViewTestQuery$variables = Record<PropertyKey, never>;
export type CreatorViewTestQuery$data = {
  readonly publicCreatorUser: {
    readonly " $fragmentSpreads": FragmentRefs<"CreatorView_creator">;
  } | null | undefined;
};
export type CreatorViewTestQuery = {
  response: CreatorViewTestQuery$data;
  variables: CreatorViewTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c_1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
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
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v8 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Media"
},
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreatorViewTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CreatorUser",
        "kind": "LinkedField",
        "name": "publicCreatorUser",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CreatorView_creator"
          }
        ],
        "storageKey": "publicCreatorUser(id:\"c_1\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreatorViewTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "CreatorUser",
        "kind": "LinkedField",
        "name": "publicCreatorUser",
        "plural": false,
        "selections": [
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
                "name": "introduction",
                "storageKey": null
              },
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
                  (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
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
                      (v2/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tool",
                "kind": "LinkedField",
                "name": "tools",
                "plural": true,
                "selections": (v4/*:: as any*/),
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
          (v2/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "thumbnailImage",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": "newestProducts(first:6)"
          }
        ],
        "storageKey": "publicCreatorUser(id:\"c_1\")"
      }
    ]
  },
  "params": {
    "cacheID": "2d5ec47482a0482e58c11af664cddff4",
    "id": null,
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "publicCreatorUser": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CreatorUser"
        },
        "publicCreatorUser.followersCount": (v5/*:: as any*/),
        "publicCreatorUser.id": (v6/*:: as any*/),
        "publicCreatorUser.isFollowed": (v7/*:: as any*/),
        "publicCreatorUser.isSelf": (v7/*:: as any*/),
        "publicCreatorUser.newestProducts": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Product"
        },
        "publicCreatorUser.newestProducts.id": (v6/*:: as any*/),
        "publicCreatorUser.newestProducts.thumbnailImage": (v8/*:: as any*/),
        "publicCreatorUser.newestProducts.thumbnailImage.height": (v5/*:: as any*/),
        "publicCreatorUser.newestProducts.thumbnailImage.id": (v6/*:: as any*/),
        "publicCreatorUser.newestProducts.thumbnailImage.thumbhash": (v9/*:: as any*/),
        "publicCreatorUser.newestProducts.thumbnailImage.url": (v10/*:: as any*/),
        "publicCreatorUser.newestProducts.thumbnailImage.width": (v5/*:: as any*/),
        "publicCreatorUser.profile": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CreatorProfile"
        },
        "publicCreatorUser.profile.coverImage": (v8/*:: as any*/),
        "publicCreatorUser.profile.coverImage.height": (v5/*:: as any*/),
        "publicCreatorUser.profile.coverImage.id": (v6/*:: as any*/),
        "publicCreatorUser.profile.coverImage.thumbhash": (v9/*:: as any*/),
        "publicCreatorUser.profile.coverImage.url": (v10/*:: as any*/),
        "publicCreatorUser.profile.coverImage.width": (v5/*:: as any*/),
        "publicCreatorUser.profile.firstName": (v10/*:: as any*/),
        "publicCreatorUser.profile.hobby": (v9/*:: as any*/),
        "publicCreatorUser.profile.introduction": (v10/*:: as any*/),
        "publicCreatorUser.profile.jobProfile": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CreatorJobProfile"
        },
        "publicCreatorUser.profile.jobProfile.engagementType": {
          "enumValues": [
            "CORPORATE",
            "FREELANCE",
            "SIDEJOB"
          ],
          "nullable": true,
          "plural": false,
          "type": "CreatorEngagementType"
        },
        "publicCreatorUser.profile.jobProfile.id": (v6/*:: as any*/),
        "publicCreatorUser.profile.jobProfile.jobSeekingStatus": {
          "enumValues": [
            "NOT_SEEKING",
            "SEEKING",
            "SEEKING_IF_YOU_HAVE_A_GOOD_OFFER"
          ],
          "nullable": false,
          "plural": false,
          "type": "JobSeekingStatus"
        },
        "publicCreatorUser.profile.jobProfile.operationalAvailabilities": {
          "enumValues": [
            "HOLIDAY",
            "WEEKDAY_DAY_TIME",
            "WEEKDAY_NIGHT_TIME"
          ],
          "nullable": false,
          "plural": true,
          "type": "OperationalAvailability"
        },
        "publicCreatorUser.profile.jobProfile.operationalHours": {
          "enumValues": [
            "FROM_10_TO_20_HOURS_PER_WEEK",
            "FROM_20_TO_30_HOURS_PER_WEEK",
            "FROM_30_TO_40_HOURS_PER_WEEK",
            "LESS_THAN_10_HOURS_PER_WEEK",
            "MORE_THAN_40_HOURS_PER_WEEK"
          ],
          "nullable": true,
          "plural": false,
          "type": "OperationalHours"
        },
        "publicCreatorUser.profile.jobProfile.rewardNote": (v9/*:: as any*/),
        "publicCreatorUser.profile.jobProfile.rewardPrices": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "RewardPrice"
        },
        "publicCreatorUser.profile.jobProfile.rewardPrices.grossPrice": (v5/*:: as any*/),
        "publicCreatorUser.profile.jobProfile.rewardPrices.id": (v6/*:: as any*/),
        "publicCreatorUser.profile.jobProfile.rewardPrices.netPrice": (v5/*:: as any*/),
        "publicCreatorUser.profile.jobProfile.rewardPrices.rewardCategory": (v9/*:: as any*/),
        "publicCreatorUser.profile.jobProfile.rewardPrices.rewardType": {
          "enumValues": [
            "CONTRACT_UNIT",
            "HOURLY_RATE"
          ],
          "nullable": false,
          "plural": false,
          "type": "RewardType"
        },
        "publicCreatorUser.profile.jobProfile.wayOfWorkings": {
          "enumValues": [
            "FLEXIBLE",
            "FULL_REMOTE",
            "OFFICE"
          ],
          "nullable": false,
          "plural": true,
          "type": "WayOfWorking"
        },
        "publicCreatorUser.profile.lastName": (v10/*:: as any*/),
        "publicCreatorUser.profile.location": (v9/*:: as any*/),
        "publicCreatorUser.profile.profileImage": (v8/*:: as any*/),
        "publicCreatorUser.profile.profileImage.id": (v6/*:: as any*/),
        "publicCreatorUser.profile.profileImage.url": (v10/*:: as any*/),
        "publicCreatorUser.profile.skills": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "CreatorSkill"
        },
        "publicCreatorUser.profile.skills.id": (v6/*:: as any*/),
        "publicCreatorUser.profile.skills.name": (v10/*:: as any*/),
        "publicCreatorUser.profile.tools": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Tool"
        },
        "publicCreatorUser.profile.tools.id": (v6/*:: as any*/),
        "publicCreatorUser.profile.tools.name": (v10/*:: as any*/),
        "publicCreatorUser.profile.userName": (v10/*:: as any*/),
        "publicCreatorUser.profile.websiteUrl": (v9/*:: as any*/)
      }
    },
    "name": "CreatorViewTestQuery",
    "operationKind": "query",
    "text": "query CreatorViewTestQuery {\n  publicCreatorUser(id: \"c_1\") {\n    ...CreatorView_creator\n    id\n  }\n}\n\nfragment CoverPicture_media on Media {\n  ...MediaPicture_media\n}\n\nfragment CreatorAbout_creator on CreatorUser {\n  id\n  isSelf\n  profile {\n    introduction\n    location\n    hobby\n    websiteUrl\n    skills {\n      name\n      id\n    }\n    tools {\n      name\n      id\n    }\n    jobProfile {\n      ...workingFacts_jobProfile\n      ...CreatorTerms_jobProfile\n      id\n    }\n  }\n}\n\nfragment CreatorActs_creator on CreatorUser {\n  id\n  isSelf\n  ...FollowButton_creator\n}\n\nfragment CreatorHead_creator on CreatorUser {\n  followersCount\n  ...CreatorActs_creator\n  ...WorksCover_creator\n  ...creatorFace_creator\n  ...creatorStatus_creator\n  profile {\n    userName\n    coverImage {\n      ...CoverPicture_media\n      id\n    }\n  }\n}\n\nfragment CreatorTerms_jobProfile on CreatorJobProfile {\n  rewardNote\n  rewardPrices {\n    id\n    rewardCategory\n    ...RewardPrice_price\n  }\n}\n\nfragment CreatorView_creator on CreatorUser {\n  profile {\n    introduction\n  }\n  ...CreatorHead_creator\n  ...CreatorAbout_creator\n}\n\nfragment FollowButton_creator on CreatorUser {\n  id\n  isFollowed\n  ...creatorName_creator\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment RewardPrice_price on RewardPrice {\n  rewardType\n  netPrice\n  grossPrice\n}\n\nfragment WorksCover_creator on CreatorUser {\n  newestProducts(first: 6) {\n    id\n    thumbnailImage {\n      ...MediaPicture_media\n      id\n    }\n  }\n}\n\nfragment creatorFace_creator on CreatorUser {\n  ...creatorName_creator\n  profile {\n    profileImage {\n      url\n      id\n    }\n  }\n}\n\nfragment creatorName_creator on CreatorUser {\n  profile {\n    lastName\n    firstName\n  }\n}\n\nfragment creatorStatus_creator on CreatorUser {\n  profile {\n    jobProfile {\n      jobSeekingStatus\n      id\n    }\n  }\n}\n\nfragment workingFacts_jobProfile on CreatorJobProfile {\n  engagementType\n  operationalHours\n  operationalAvailabilities\n  wayOfWorkings\n}\n"
  }
};
})();

(node as any).hash = "c6d8cf0e7f89256afd05f2203ab065a2";

export default node;
