/**
 * @generated SignedSource<<1f0332edda84b0410d630f32bd28d7cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ActivityNotificationOccasion = "ACCEPTED" | "CHANGED" | "CHANGE_ASKED" | "CLOSED" | "DECISION_DUE" | "DECLINED" | "EXPIRED" | "FEE_INVOICED" | "FEE_INVOICE_VOIDED" | "FEE_LATE" | "REPLY_DUE" | "REVIEWED_CHANGE" | "TERMS_ACCEPTED" | "TERMS_CHANGED" | "TERMS_CHANGE_ASKED" | "TERMS_DECLINED" | "TERMS_EXPIRED" | "TERMS_RECEIVED" | "TERMS_REPLY_DUE" | "TERMS_UNANSWERED" | "UNANSWERED" | "WITHDRAWN" | "WORK_ACCEPTED" | "WORK_ACCEPTED_SILENTLY" | "WORK_BEGUN" | "WORK_COMMENTED" | "WORK_CORRECTION_ASKED" | "WORK_DELIVERED" | "WORK_ENDED_EARLY" | "WORK_END_ANSWERED" | "WORK_END_SETTLED" | "WORK_HOURS_WAIT" | "WORK_INVOICED" | "WORK_INVOICE_VOIDED" | "WORK_MONTH_OPEN" | "WORK_PAID" | "WORK_PAYMENT_DENIED" | "WORK_PAYMENT_LATE" | "WORK_PAYMENT_NEAR" | "WORK_RECEIVED" | "WORK_SILENCE_NEAR" | "WORK_TERMS_ASKED" | "WORK_THANKED";
export type ActivityNotificationType = "CHAT_MESSAGE" | "ENGAGEMENT" | "ENTRY_JOB_OPENING" | "ENTRY_PROGRESS" | "FOLLOW_RECEIVED" | "INTERVIEW" | "JOB_CONSULTATION" | "JOB_OFFER" | "OPENING_REVIEW" | "PRODUCT_REVIEW" | "SAVED_JOB_OPENING" | "SAVED_SEARCH";
export type EntryStage = "CONSIDERING" | "DECLINED" | "HIRED" | "INTERVIEW" | "NEW" | "OFFERED" | "WITHDRAWN";
export type InterviewOccasion = "CANCELLED" | "FIXED" | "MOVED" | "NONE_FITS" | "PROPOSED" | "SOON" | "TOMORROW";
export type ReviewStatus = "APPROVED" | "IN_PROGRESS" | "REJECTED";
export type SearchKind = "COMPANY" | "CREATOR" | "JOB_OPENING" | "PRODUCT";
import { FragmentRefs } from "relay-runtime";
export type noticeWords_notice$data = {
  readonly actor: {
    readonly companyName: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly foundCount: number;
  readonly hasMessage: boolean;
  readonly interview: InterviewOccasion | null | undefined;
  readonly messageSequence: number | null | undefined;
  readonly occasion: ActivityNotificationOccasion | null | undefined;
  readonly othersCount: number;
  readonly resource: {
    readonly __typename: string;
    readonly company?: {
      readonly id: string;
    };
    readonly id?: string;
    readonly jobOpening?: {
      readonly id: string;
    };
    readonly product?: {
      readonly id: string;
    };
  } | null | undefined;
  readonly reviewStatus: ReviewStatus | null | undefined;
  readonly savedSearch: {
    readonly filters: ReadonlyArray<{
      readonly value: string;
    }>;
    readonly kind: SearchKind | null | undefined;
    readonly query: string;
  } | null | undefined;
  readonly stage: EntryStage | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly title: string | null | undefined;
  readonly type: ActivityNotificationType;
  readonly " $fragmentType": "noticeWords_notice";
};
export type noticeWords_notice$key = {
  readonly " $data"?: noticeWords_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"noticeWords_notice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "noticeWords_notice",
  "selections": [
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
      "name": "othersCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageSequence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occasion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "foundCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedSearch",
      "kind": "LinkedField",
      "name": "savedSearch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "query",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedSearchFilter",
          "kind": "LinkedField",
          "name": "filters",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
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
      "concreteType": "ChatUser",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
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
        (v0/*:: as any*/)
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
              "concreteType": "Company",
              "kind": "LinkedField",
              "name": "company",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "CorporateUser",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "jobOpening",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "Candidate",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v2/*:: as any*/),
          "type": "JobOpening",
          "abstractKey": "__isJobOpening"
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "type": "OwnProduct",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v2/*:: as any*/),
          "type": "ChatRoom",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v2/*:: as any*/),
          "type": "Engagement",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActivityNotification",
  "abstractKey": null
};
})();

(node as any).hash = "a9800e236947b4d7d34720a3ef6b4d67";

export default node;
