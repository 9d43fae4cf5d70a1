import type { GraphQLSchema } from 'graphql';
import { answerInPayloads } from '../builder/answerInPayloads.ts';
import { boundLists } from '../builder/boundLists.ts';
import { staffBuilder } from '../builder/staff/staffBuilder.ts';
import '../modules/operators/contests/contestSchema.ts';
import '../modules/operators/home/homeSchema.ts';
import '../modules/operators/inbox/inboxSchema.ts';
import '../modules/operators/leads/leadSchema.ts';
import '../modules/operators/log/logSchema.ts';
import '../modules/operators/look/lookSchema.ts';
import '../modules/operators/machine/machineSchema.ts';
import '../modules/operators/notices/noticesSchema.ts';
import '../modules/operators/fees/feesSchema.ts';
import '../modules/operators/picks/picksSchema.ts';
import '../modules/operators/texts/textsSchema.ts';
import '../modules/operators/numbers/numbersSchema.ts';
import '../modules/operators/openings/openingSchema.ts';
import '../modules/operators/reviews/reviewSchema.ts';
import '../modules/staff/staffSchema.ts';

/** The staff's schema, at `/admin/graphql`. */
export const adminSchema: GraphQLSchema = boundLists(answerInPayloads(staffBuilder.toSchema()));
