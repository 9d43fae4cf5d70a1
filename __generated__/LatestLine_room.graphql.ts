/**
 * @generated SignedSource<<b108e01a49db55ea55ac0edc40cfe3b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InterviewAct = "CANCELLED" | "NONE_FITS" | "PICKED" | "PROPOSED";
export type MediaType = "IMAGE" | "VIDEO";
import { FragmentRefs } from "relay-runtime";
export type LatestLine_room$data = {
  readonly latestMessage: {
    readonly __typename: string;
    readonly act?: InterviewAct;
    readonly actTimes?: ReadonlyArray<string>;
    readonly deletedAt: string | null | undefined;
    readonly filename?: string | null | undefined;
    readonly id: string;
    readonly jobOpening?: {
      readonly title: string;
    } | null | undefined;
    readonly mediaType?: MediaType | null | undefined;
    readonly sender: {
      readonly id: string;
    };
    readonly text?: string | null | undefined;
  } | null | undefined;
  readonly ownUserId: string;
  readonly " $fragmentType": "LatestLine_room";
};
export type LatestLine_room$key = {
  readonly " $data"?: LatestLine_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestLine_room">;
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
  "name": "LatestLine_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownUserId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "latestMessage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ChatUser",
          "kind": "LinkedField",
          "name": "sender",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "type": "PlainMessage",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "filename",
              "storageKey": null
            }
          ],
          "type": "FileMessage",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mediaType",
              "storageKey": null
            }
          ],
          "type": "MediaMessage",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ChatJobOpening",
              "kind": "LinkedField",
              "name": "jobOpening",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": "JobOpeningMessage",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "act",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actTimes",
              "storageKey": null
            }
          ],
          "type": "InterviewMessage",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ChatRoom",
  "abstractKey": null
};
})();

(node as any).hash = "25105b6a76d02f9cca6b5e325b6161ec";

export default node;
