import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLInputField, GraphQLSchema } from 'graphql';
import type { ExpectedError } from './errors.ts';
import { mostOf } from './lists.ts';
import type { Input } from './lists.ts';
import { mutationsWithErrors } from './answerInPayloads.ts';

const isList = (input: Input): boolean => isListType(getNullableType(input.type));

function fieldsOf(input: Input): readonly GraphQLInputField[] {
  const type = getNamedType(input.type);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

interface TooLong {
  readonly field: string;
  readonly most: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The first list that is too long. Input fields are named as the form names them. */
function tooLong(inputs: readonly Input[], given: Record<string, unknown>, path = ''): TooLong | undefined {
  for (const input of inputs) {
    const value = given[input.name];
    const field = `${path}${input.name}`;
    const most = mostOf(input);
    if (Array.isArray(value) && isList(input) && most !== undefined && value.length > most)
      return { field, most };
    const fields = fieldsOf(input);
    if (fields.length === 0) continue;
    const isForm = path === '' && !isList(input) && input.name.toLowerCase().endsWith('input');
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, one] of values.entries()) {
      const inside = Array.isArray(value) ? `${field}.${index}.` : isForm ? '' : `${field}.`;
      const found = isRecord(one) ? tooLong(fields, one, inside) : undefined;
      if (found) return found;
    }
  }
  return undefined;
}

function hasList(input: Input, seen: ReadonlySet<string> = new Set()): boolean {
  if (isList(input)) return true;
  const { name } = getNamedType(input.type);
  return !seen.has(name) && fieldsOf(input).some((field) => hasList(field, new Set([...seen, name])));
}

const wordsFor = ({ most }: TooLong): string => `一度に選べるのは${most}件までです。`;

/** Checked before anything else, even the viewer. */
function bound(field: GraphQLField<unknown, unknown>, hasErrors: boolean): void {
  const { args, resolve, subscribe } = field;
  const check = (given: Record<string, unknown>): ExpectedError | undefined => {
    const found = tooLong(args, given);
    if (!found) return undefined;
    if (hasErrors)
      return { code: 'ArgumentInvalidError', message: wordsFor(found), details: { field: found.field } };
    throw new GraphQLError(wordsFor(found), {
      extensions: { code: 'BAD_USER_INPUT', field: found.field, http: { status: 200 } },
    });
  };
  if (resolve)
    field.resolve = (source, given, context, info) => {
      const error = check(given);
      return error ? { errors: [error] } : resolve(source, given, context, info);
    };
  if (subscribe)
    field.subscribe = (source, given, context, info) => {
      check(given);
      return subscribe(source, given, context, info);
    };
}

/** Lists without a limit; there must be none. */
export function unboundLists(schema: GraphQLSchema): string[] {
  const inputs = Object.values(schema.getTypeMap()).flatMap((type): (readonly [string, Input])[] => {
    if (type.name.startsWith('__')) return [];
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map((arg) => [`${type.name}.${field.name}(${arg.name})`, arg] as const),
    );
  });
  return inputs.filter(([, input]) => isList(input) && mostOf(input) === undefined).map(([place]) => place);
}

/** Enforces every input list's limit. For `graphql/schema.ts`. */
export function boundLists(schema: GraphQLSchema): GraphQLSchema {
  const without = unboundLists(schema);
  if (without.length > 0)
    throw new Error(`Lists without a bound; state one by \`...upTo(most)\`: ${without.join(', ')}`);
  const answering = new Set<unknown>(mutationsWithErrors(schema));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.args.some((arg) => hasList(arg))) continue;
      bound(field, answering.has(field));
    }
  }
  return schema;
}
