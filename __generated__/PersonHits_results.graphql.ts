/**
 * @generated SignedSource<<bf3bb3c2087e93fd21b9985ac61d5b8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PersonHits_results$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly creator: {
        readonly id: string;
        readonly newestProducts: ReadonlyArray<{
          readonly id: string;
          readonly thumbnailImage: {
            readonly " $fragmentSpreads": FragmentRefs<"MediaPicture_media">;
          } | null | undefined;
        }>;
        readonly profile: {
          readonly location: string | null | undefined;
        };
        readonly " $fragmentSpreads": FragmentRefs<"creatorFace_creator" | "creatorStatus_creator">;
      } | null | undefined;
      readonly titleMatches: ReadonlyArray<{
        readonly __typename: "SearchMatch";
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"MarkedExcerpt_hit" | "MarkedTitle_hit">;
    };
  }>;
  readonly " $fragmentType": "PersonHits_results";
};
export type PersonHits_results$key = {
  readonly " $data"?: PersonHits_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonHits_results">;
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
  "name": "PersonHits_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchHitEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchHit",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MarkedTitle_hit"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MarkedExcerpt_hit"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SearchMatch",
              "kind": "LinkedField",
              "name": "titleMatches",
              "plural": true,
              "selections": [
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
              "concreteType": "CreatorUser",
              "kind": "LinkedField",
              "name": "creator",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "creatorFace_creator",
                  "selections": [
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
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    },
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
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "creatorStatus_creator",
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
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
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
                      "name": "location",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "first",
                      "value": 2
                    }
                  ],
                  "concreteType": "Product",
                  "kind": "LinkedField",
                  "name": "newestProducts",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Media",
                      "kind": "LinkedField",
                      "name": "thumbnailImage",
                      "plural": false,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "MediaPicture_media"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": "newestProducts(first:2)"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchResults",
  "abstractKey": null
};
})();

(node as any).hash = "b970594772fd32e2fd9920e49f72f009";

export default node;
