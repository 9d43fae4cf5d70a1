import type { GraphQLSchema } from 'graphql';
import { builder } from '../builder/builder.ts';
import '../builder/errors.ts';
import '../modules/chat/schema.ts';
import '../modules/creators/schema.ts';
import '../modules/products/schema.ts';
import '../modules/taxonomy/schema.ts';

/** Every module's types and fields register themselves with the builder when imported; here they become one schema. */
export const schema: GraphQLSchema = builder.toSchema();
