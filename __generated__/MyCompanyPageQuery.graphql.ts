/**
 * @generated SignedSource<<d08ae4596d0d17323481d3bd51d14422>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MyCompanyPageQuery$variables = Record<PropertyKey, never>;
export type MyCompanyPageQuery$data = {
  readonly myCompany: {
    readonly " $fragmentSpreads": FragmentRefs<"MyCompany_company">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MyCompany_query">;
};
export type MyCompanyPageQuery = {
  response: MyCompanyPageQuery$data;
  variables: MyCompanyPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  (v0/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MyCompanyPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "myCompany",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MyCompany_company"
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MyCompany_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MyCompanyPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "myCompany",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyOwnDetail",
            "kind": "LinkedField",
            "name": "ownDetail",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canEdit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "postalCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contactEmail",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contactPhoneNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contactFormUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Prefecture",
                "kind": "LinkedField",
                "name": "prefecture",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "city",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "street",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "building",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "corporateNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "invoiceRegistrationNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "capitalYen",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "employeesCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isReadyForPublishing",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Industry",
            "kind": "LinkedField",
            "name": "industry",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "avatarImage",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Media",
            "kind": "LinkedField",
            "name": "coverImage",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "businessDescription",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "corporatePageUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "foundedAt",
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
            "concreteType": "CompanyMember",
            "kind": "LinkedField",
            "name": "members",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              },
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "joinedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMe",
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Media",
                "kind": "LinkedField",
                "name": "profileImage",
                "plural": false,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyInvitation",
            "kind": "LinkedField",
            "name": "openInvitations",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v5/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
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
        "concreteType": "Industry",
        "kind": "LinkedField",
        "name": "industries",
        "plural": true,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Prefecture",
        "kind": "LinkedField",
        "name": "prefectures",
        "plural": true,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c71a05368785bb3998685e4fbfd1deb4",
    "id": null,
    "metadata": {},
    "name": "MyCompanyPageQuery",
    "operationKind": "query",
    "text": "query MyCompanyPageQuery {\n  myCompany {\n    ...MyCompany_company\n    id\n  }\n  ...MyCompany_query\n}\n\nfragment CompanyAddressForm_company on Company {\n  id\n  ownDetail {\n    postalCode\n    prefecture {\n      id\n    }\n    city\n    street\n    building\n    contactEmail\n    contactPhoneNumber\n    contactFormUrl\n  }\n}\n\nfragment CompanyAddressForm_query on Query {\n  prefectures {\n    id\n    name\n  }\n}\n\nfragment CompanyHead_company on Company {\n  name\n  industry {\n    name\n    id\n  }\n  avatarImage {\n    url\n    id\n  }\n  coverImage {\n    ...CoverPicture_media\n    id\n  }\n}\n\nfragment CompanyProfileForm_company on Company {\n  id\n  name\n  businessDescription\n  corporatePageUrl\n  foundedAt\n  industry {\n    id\n  }\n}\n\nfragment CompanyProfileForm_query on Query {\n  industries {\n    id\n    name\n  }\n}\n\nfragment CompanyRegistryForm_company on Company {\n  id\n  ownDetail {\n    corporateNumber\n    invoiceRegistrationNumber\n    capitalYen\n    employeesCount\n  }\n}\n\nfragment CoverPicture_media on Media {\n  ...MediaPicture_media\n}\n\nfragment MediaPicture_media on Media {\n  url\n  width\n  height\n  thumbhash\n}\n\nfragment MemberName_member on CompanyMember {\n  fullName\n  email\n  isMe\n  profileImage {\n    url\n    id\n  }\n}\n\nfragment MembersSection_company on Company {\n  id\n  ...MembersTable_company\n  ...OpenInvitations_company\n}\n\nfragment MembersTable_company on Company {\n  members {\n    id\n    fullName\n    role\n    joinedAt\n    isMe\n    ...MemberName_member\n  }\n}\n\nfragment MyCompanyAddress_company on Company {\n  location\n  ownDetail {\n    postalCode\n    contactEmail\n    contactPhoneNumber\n    contactFormUrl\n  }\n  ...CompanyAddressForm_company\n}\n\nfragment MyCompanyAddress_query on Query {\n  ...CompanyAddressForm_query\n}\n\nfragment MyCompanyProfile_company on Company {\n  name\n  businessDescription\n  corporatePageUrl\n  foundedAt\n  industry {\n    name\n    id\n  }\n  ...CompanyProfileForm_company\n}\n\nfragment MyCompanyProfile_query on Query {\n  ...CompanyProfileForm_query\n}\n\nfragment MyCompanyRegistry_company on Company {\n  ownDetail {\n    corporateNumber\n    invoiceRegistrationNumber\n    capitalYen\n    employeesCount\n  }\n  ...CompanyRegistryForm_company\n}\n\nfragment MyCompany_company on Company {\n  id\n  ownDetail {\n    canEdit\n  }\n  ...CompanyHead_company\n  ...MyCompanyProfile_company\n  ...MyCompanyAddress_company\n  ...MyCompanyRegistry_company\n  ...PublishingReadiness_company\n  ...MembersSection_company\n}\n\nfragment MyCompany_query on Query {\n  ...MyCompanyProfile_query\n  ...MyCompanyAddress_query\n}\n\nfragment OpenInvitations_company on Company {\n  openInvitations {\n    id\n    email\n    role\n    expiresAt\n  }\n}\n\nfragment PublishingReadiness_company on Company {\n  name\n  ownDetail {\n    isReadyForPublishing\n    prefecture {\n      __typename\n      id\n    }\n    city\n    street\n    contactEmail\n    contactPhoneNumber\n    contactFormUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "03ff26faa7a29e67226753ce2275a890";

export default node;
