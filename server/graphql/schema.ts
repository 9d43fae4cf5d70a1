import type { GraphQLSchema } from 'graphql';
import { builder, rememberNodeTypes } from '../builder/builder.ts';
import '../builder/errors.ts';
import '../modules/accounts/dataSchema.ts';
import '../modules/accounts/schema.ts';
import '../modules/chat/schema.ts';
import '../modules/companies/leadSchema.ts';
import '../modules/companies/memberSchema.ts';
import '../modules/companies/profileSchema.ts';
import '../modules/companies/schema.ts';
import '../modules/creators/hidingSchema.ts';
import '../modules/creators/bankSchema.ts';
import '../modules/creators/privateSchema.ts';
import '../modules/creators/profileImagesSchema.ts';
import '../modules/creators/registrationSchema.ts';
import '../modules/creators/schema.ts';
import '../modules/onboarding/schema.ts';
import '../modules/notifications/preferencesSchema.ts';
import '../modules/products/ownSchema.ts';
import '../modules/products/schema.ts';
import '../modules/products/viewsSchema.ts';
import '../modules/products/writeSchema.ts';
import '../modules/taxonomy/schema.ts';

/** Every module's types and fields register themselves with the builder when imported; here they become one schema. */
export const schema: GraphQLSchema = rememberNodeTypes(builder.toSchema());
