/**
 * Compiled by relay-compiler from a tiny schema of their own, so that the tests of this folder depend neither on the real
 * schema nor on a feature. The documents are the `text` of each.
 */
import type { ConcreteRequest, FragmentRefs, ReaderFragment } from 'relay-runtime';

export type fixturesProductQuery$variables = {
  id: string;
};
export type fixturesProductQuery$data = {
  readonly product:
    | {
        readonly id: string;
        readonly name: string | null | undefined;
      }
    | null
    | undefined;
};
export type fixturesProductQuery = {
  response: fixturesProductQuery$data;
  variables: fixturesProductQuery$variables;
};

export const productQuery: ConcreteRequest = {
  fragment: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'id',
      },
    ],
    kind: 'Fragment',
    metadata: null,
    name: 'fixturesProductQuery',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'id',
            variableName: 'id',
          },
        ],
        concreteType: 'Product',
        kind: 'LinkedField',
        name: 'product',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'id',
            storageKey: null,
          },
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'name',
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
    type: 'Query',
    abstractKey: null,
  },
  kind: 'Request',
  operation: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'id',
      },
    ],
    kind: 'Operation',
    name: 'fixturesProductQuery',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'id',
            variableName: 'id',
          },
        ],
        concreteType: 'Product',
        kind: 'LinkedField',
        name: 'product',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'id',
            storageKey: null,
          },
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'name',
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
  },
  params: {
    cacheID: '37a37b24f2cb9a155e6677682cd2be2f',
    id: null,
    metadata: {},
    name: 'fixturesProductQuery',
    operationKind: 'query',
    text: 'query fixturesProductQuery(\n  $id: ID!\n) {\n  product(id: $id) {\n    id\n    name\n  }\n}\n',
  },
};

export type fixturesNodeQuery$variables = {
  id: string;
};
export type fixturesNodeQuery$data = {
  readonly node:
    | {
        readonly __typename: string;
        readonly id: string;
        readonly name?: string | null | undefined;
      }
    | null
    | undefined;
};

export const nodeQuery: ConcreteRequest = {
  fragment: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'id',
      },
    ],
    kind: 'Fragment',
    metadata: null,
    name: 'fixturesNodeQuery',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'id',
            variableName: 'id',
          },
        ],
        concreteType: null,
        kind: 'LinkedField',
        name: 'node',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: '__typename',
            storageKey: null,
          },
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'id',
            storageKey: null,
          },
          {
            kind: 'InlineFragment',
            selections: [
              {
                alias: null,
                args: null,
                kind: 'ScalarField',
                name: 'name',
                storageKey: null,
              },
            ],
            type: 'Product',
            abstractKey: null,
          },
        ],
        storageKey: null,
      },
    ],
    type: 'Query',
    abstractKey: null,
  },
  kind: 'Request',
  operation: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'id',
      },
    ],
    kind: 'Operation',
    name: 'fixturesNodeQuery',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'id',
            variableName: 'id',
          },
        ],
        concreteType: null,
        kind: 'LinkedField',
        name: 'node',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: '__typename',
            storageKey: null,
          },
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'id',
            storageKey: null,
          },
          {
            kind: 'InlineFragment',
            selections: [
              {
                alias: null,
                args: null,
                kind: 'ScalarField',
                name: 'name',
                storageKey: null,
              },
            ],
            type: 'Product',
            abstractKey: null,
          },
        ],
        storageKey: null,
      },
    ],
  },
  params: {
    cacheID: '8b91d1b5dee23eb134cbfc2fafd0e6d9',
    id: null,
    metadata: {},
    name: 'fixturesNodeQuery',
    operationKind: 'query',
    text: 'query fixturesNodeQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    id\n    ... on Product {\n      name\n    }\n  }\n}\n',
  },
};

export type fixturesFeedQuery$variables = {
  after?: string | null | undefined;
  categoryIds?: ReadonlyArray<string> | null | undefined;
  first: number;
};
export type fixturesFeedQuery$data = {
  readonly products: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly ' $fragmentSpreads': FragmentRefs<'fixturesCard_product'>;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
};
export type fixturesFeedQuery = {
  response: fixturesFeedQuery$data;
  variables: fixturesFeedQuery$variables;
};

export const feedQuery: ConcreteRequest = {
  fragment: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'after',
      },
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'categoryIds',
      },
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'first',
      },
    ],
    kind: 'Fragment',
    metadata: null,
    name: 'fixturesFeedQuery',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'after',
            variableName: 'after',
          },
          {
            kind: 'Variable',
            name: 'categoryIds',
            variableName: 'categoryIds',
          },
          {
            kind: 'Variable',
            name: 'first',
            variableName: 'first',
          },
        ],
        concreteType: 'ProductConnection',
        kind: 'LinkedField',
        name: 'products',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            concreteType: 'ProductEdge',
            kind: 'LinkedField',
            name: 'edges',
            plural: true,
            selections: [
              {
                alias: null,
                args: null,
                kind: 'ScalarField',
                name: 'cursor',
                storageKey: null,
              },
              {
                alias: null,
                args: null,
                concreteType: 'Product',
                kind: 'LinkedField',
                name: 'node',
                plural: false,
                selections: [
                  {
                    alias: null,
                    args: null,
                    kind: 'ScalarField',
                    name: 'id',
                    storageKey: null,
                  },
                  {
                    args: null,
                    kind: 'FragmentSpread',
                    name: 'fixturesCard_product',
                  },
                ],
                storageKey: null,
              },
            ],
            storageKey: null,
          },
          {
            alias: null,
            args: null,
            concreteType: 'PageInfo',
            kind: 'LinkedField',
            name: 'pageInfo',
            plural: false,
            selections: [
              {
                alias: null,
                args: null,
                kind: 'ScalarField',
                name: 'endCursor',
                storageKey: null,
              },
              {
                alias: null,
                args: null,
                kind: 'ScalarField',
                name: 'hasNextPage',
                storageKey: null,
              },
            ],
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
    type: 'Query',
    abstractKey: null,
  },
  kind: 'Request',
  operation: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'first',
      },
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'after',
      },
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'categoryIds',
      },
    ],
    kind: 'Operation',
    name: 'fixturesFeedQuery',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'after',
            variableName: 'after',
          },
          {
            kind: 'Variable',
            name: 'categoryIds',
            variableName: 'categoryIds',
          },
          {
            kind: 'Variable',
            name: 'first',
            variableName: 'first',
          },
        ],
        concreteType: 'ProductConnection',
        kind: 'LinkedField',
        name: 'products',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            concreteType: 'ProductEdge',
            kind: 'LinkedField',
            name: 'edges',
            plural: true,
            selections: [
              {
                alias: null,
                args: null,
                kind: 'ScalarField',
                name: 'cursor',
                storageKey: null,
              },
              {
                alias: null,
                args: null,
                concreteType: 'Product',
                kind: 'LinkedField',
                name: 'node',
                plural: false,
                selections: [
                  {
                    alias: null,
                    args: null,
                    kind: 'ScalarField',
                    name: 'id',
                    storageKey: null,
                  },
                  {
                    alias: null,
                    args: null,
                    kind: 'ScalarField',
                    name: 'name',
                    storageKey: null,
                  },
                  {
                    alias: null,
                    args: null,
                    kind: 'ScalarField',
                    name: 'isBookmarked',
                    storageKey: null,
                  },
                ],
                storageKey: null,
              },
            ],
            storageKey: null,
          },
          {
            alias: null,
            args: null,
            concreteType: 'PageInfo',
            kind: 'LinkedField',
            name: 'pageInfo',
            plural: false,
            selections: [
              {
                alias: null,
                args: null,
                kind: 'ScalarField',
                name: 'endCursor',
                storageKey: null,
              },
              {
                alias: null,
                args: null,
                kind: 'ScalarField',
                name: 'hasNextPage',
                storageKey: null,
              },
            ],
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
  },
  params: {
    cacheID: '75107cbbbc7107c18af7ba2923295f63',
    id: null,
    metadata: {},
    name: 'fixturesFeedQuery',
    operationKind: 'query',
    text: 'query fixturesFeedQuery(\n  $first: Int!\n  $after: String\n  $categoryIds: [ID!]\n) {\n  products(first: $first, after: $after, categoryIds: $categoryIds) {\n    edges {\n      cursor\n      node {\n        id\n        ...fixturesCard_product\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment fixturesCard_product on Product {\n  id\n  name\n  isBookmarked\n}\n',
  },
};

export type fixturesUploadMutation$variables = {
  file: unknown;
};
export type fixturesUploadMutation$data = {
  readonly uploadImage:
    | {
        readonly id: string;
      }
    | null
    | undefined;
};

export const uploadMutation: ConcreteRequest = {
  fragment: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'file',
      },
    ],
    kind: 'Fragment',
    metadata: null,
    name: 'fixturesUploadMutation',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'file',
            variableName: 'file',
          },
        ],
        concreteType: 'Product',
        kind: 'LinkedField',
        name: 'uploadImage',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'id',
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
    type: 'Mutation',
    abstractKey: null,
  },
  kind: 'Request',
  operation: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'file',
      },
    ],
    kind: 'Operation',
    name: 'fixturesUploadMutation',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'file',
            variableName: 'file',
          },
        ],
        concreteType: 'Product',
        kind: 'LinkedField',
        name: 'uploadImage',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'id',
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
  },
  params: {
    cacheID: '5cea4ad0e420286b6ed81e887a3a5b9b',
    id: null,
    metadata: {},
    name: 'fixturesUploadMutation',
    operationKind: 'mutation',
    text: 'mutation fixturesUploadMutation(\n  $file: Upload!\n) {\n  uploadImage(file: $file) {\n    id\n  }\n}\n',
  },
};

export type fixturesMessageSubscription$variables = {
  roomId: string;
};
export type fixturesMessageSubscription$data = {
  readonly messageAdded:
    | {
        readonly id: string;
        readonly text: string | null | undefined;
      }
    | null
    | undefined;
};

export const messageSubscription: ConcreteRequest = {
  fragment: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'roomId',
      },
    ],
    kind: 'Fragment',
    metadata: null,
    name: 'fixturesMessageSubscription',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'roomId',
            variableName: 'roomId',
          },
        ],
        concreteType: 'Message',
        kind: 'LinkedField',
        name: 'messageAdded',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'id',
            storageKey: null,
          },
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'text',
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
    type: 'Subscription',
    abstractKey: null,
  },
  kind: 'Request',
  operation: {
    argumentDefinitions: [
      {
        defaultValue: null,
        kind: 'LocalArgument',
        name: 'roomId',
      },
    ],
    kind: 'Operation',
    name: 'fixturesMessageSubscription',
    selections: [
      {
        alias: null,
        args: [
          {
            kind: 'Variable',
            name: 'roomId',
            variableName: 'roomId',
          },
        ],
        concreteType: 'Message',
        kind: 'LinkedField',
        name: 'messageAdded',
        plural: false,
        selections: [
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'id',
            storageKey: null,
          },
          {
            alias: null,
            args: null,
            kind: 'ScalarField',
            name: 'text',
            storageKey: null,
          },
        ],
        storageKey: null,
      },
    ],
  },
  params: {
    cacheID: '259f61084b17953782edb7be2336ab9b',
    id: null,
    metadata: {},
    name: 'fixturesMessageSubscription',
    operationKind: 'subscription',
    text: 'subscription fixturesMessageSubscription(\n  $roomId: ID!\n) {\n  messageAdded(roomId: $roomId) {\n    id\n    text\n  }\n}\n',
  },
};

export type fixturesCard_product$data = {
  readonly id: string;
  readonly isBookmarked: boolean | null | undefined;
  readonly name: string | null | undefined;
  readonly ' $fragmentType': 'fixturesCard_product';
};
export type fixturesCard_product$key = {
  readonly ' $data'?: fixturesCard_product$data;
  readonly ' $fragmentSpreads': FragmentRefs<'fixturesCard_product'>;
};

export const cardFragment: ReaderFragment = {
  argumentDefinitions: [],
  kind: 'Fragment',
  metadata: null,
  name: 'fixturesCard_product',
  selections: [
    {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'id',
      storageKey: null,
    },
    {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'name',
      storageKey: null,
    },
    {
      alias: null,
      args: null,
      kind: 'ScalarField',
      name: 'isBookmarked',
      storageKey: null,
    },
  ],
  type: 'Product',
  abstractKey: null,
};
