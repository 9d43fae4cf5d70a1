/**
 * @generated SignedSource<<b0192a33f231477b105f1c151fb91d99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ActivityNotificationType = "CHAT_MESSAGE" | "ENGAGEMENT" | "ENTRY_JOB_OPENING" | "ENTRY_PROGRESS" | "FOLLOW_RECEIVED" | "INTERVIEW" | "JOB_CONSULTATION" | "JOB_OFFER" | "OPENING_REVIEW" | "PRODUCT_REVIEW" | "SAVED_JOB_OPENING" | "SAVED_SEARCH";
import { FragmentRefs } from "relay-runtime";
export type ActivityNotice_notice$data = {
  readonly actor: {
    readonly name: string;
    readonly profileImage: {
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
  readonly company: {
    readonly avatarImage: {
      readonly url: string;
    } | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly dueAt: string | null | undefined;
  readonly id: string;
  readonly readAt: string | null | undefined;
  readonly resource: {
    readonly thumbnailImage?: {
      readonly url: string;
    } | null | undefined;
  } | null | undefined;
  readonly sentAt: string;
  readonly type: ActivityNotificationType;
  readonly " $fragmentSpreads": FragmentRefs<"noticeWords_notice">;
  readonly " $fragmentType": "ActivityNotice_notice";
};
export type ActivityNotice_notice$key = {
  readonly " $data"?: ActivityNotice_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityNotice_notice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityNotice_notice",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatUser",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "profileImage",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
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
          "concreteType": "Media",
          "kind": "LinkedField",
          "name": "avatarImage",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "resource",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Media",
              "kind": "LinkedField",
              "name": "thumbnailImage",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "OwnProduct",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "noticeWords_notice"
    }
  ],
  "type": "ActivityNotification",
  "abstractKey": null
};
})();

(node as any).hash = "1f37a8bde8ebe8122f7f410926c11e2a";

export default node;
