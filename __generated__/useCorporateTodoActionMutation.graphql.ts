/**
 * @generated SignedSource<<4d286f1e62e37b078a0b9a95c4e02b29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type CompleteCorporateUserTodoActionInput = {
  doNotShowInitialUseFollowFeatureAgain?: boolean | null | undefined;
  doNotUseFollowFeatureInFollowingScreenAgain?: boolean | null | undefined;
  initialAccessFollowingPageUsed?: boolean | null | undefined;
  initialFollowFeatureUsed?: boolean | null | undefined;
};
export type useCorporateTodoActionMutation$variables = {
  input: CompleteCorporateUserTodoActionInput;
};
export type useCorporateTodoActionMutation$data = {
  readonly completeCorporateUserTodoAction: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
      readonly profile: {
        readonly todoStatus?: {
          readonly doNotShowInitialUseFollowFeatureAgain: boolean;
          readonly doNotUseFollowFeatureInFollowingScreenAgain: boolean;
          readonly initialAccessFollowingPageUsed: boolean;
          readonly initialFollowFeatureUsed: boolean;
        };
      } | null | undefined;
    } | null | undefined;
  };
};
export type useCorporateTodoActionMutation = {
  response: useCorporateTodoActionMutation$data;
  variables: useCorporateTodoActionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "concreteType": "CorporateTodoStatus",
  "kind": "LinkedField",
  "name": "todoStatus",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initialFollowFeatureUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initialAccessFollowingPageUsed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doNotShowInitialUseFollowFeatureAgain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "doNotUseFollowFeatureInFollowingScreenAgain",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCorporateTodoActionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "completeCorporateUserTodoAction",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v3/*:: as any*/)
                    ],
                    "type": "PrivateCorporateProfile",
                    "abstractKey": null
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
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCorporateTodoActionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserPayload",
        "kind": "LinkedField",
        "name": "completeCorporateUserTodoAction",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "profile",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v3/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "type": "PrivateCorporateProfile",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v2/*:: as any*/)
                    ],
                    "type": "PrivateCreatorProfile",
                    "abstractKey": null
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
            "concreteType": null,
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a32969499a220947710647f0f5aa38cf",
    "id": null,
    "metadata": {},
    "name": "useCorporateTodoActionMutation",
    "operationKind": "mutation",
    "text": "mutation useCorporateTodoActionMutation(\n  $input: CompleteCorporateUserTodoActionInput!\n) {\n  completeCorporateUserTodoAction(input: $input) {\n    user {\n      id\n      profile {\n        __typename\n        ... on PrivateCorporateProfile {\n          todoStatus {\n            initialFollowFeatureUsed\n            initialAccessFollowingPageUsed\n            doNotShowInitialUseFollowFeatureAgain\n            doNotUseFollowFeatureInFollowingScreenAgain\n          }\n          id\n        }\n        ... on PrivateCreatorProfile {\n          id\n        }\n      }\n    }\n    errors {\n      __typename\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4c39a2c118f9d0211efda475d0bc8edc";

export default node;
