// Takes out of a module of Relay's what runs only for what no compiled document has: kinds of selections, directives, client edges.
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { parseSync, Visitor, type ESTree } from 'vite';

const require = createRequire(import.meta.url);
const concreteNode = v.parse(
  v.record(v.string(), v.string()),
  require('relay-runtime/lib/util/RelayConcreteNode'),
);
/** Every kind of node that a document can have. */
const kinds: ReadonlySet<string> = new Set(Object.values(concreteNode));

/** Kinds that Relay's own code knows, and what it makes of them while it reads an answer. */
const followsFrom: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ModuleImportPayload: 'ModuleImport',
    ActorPayload: 'ActorChange',
    defer: 'Defer',
    stream: 'Stream',
  }),
);

/** Functions that have nothing to do where no document has any of these. */
const idle: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    _catchErrors: ['CatchField', 'catchTo'],
    _processFollowupPayload: ['ModuleImport', 'ActorChange'],
    _processIncrementalPlaceholder: ['Defer', 'Stream'],
    _processIncrementalResponses: ['Defer', 'Stream'],
    _processOptimisticFollowups: ['ModuleImport', 'ActorChange'],
    getSuspendingLiveResolver: ['RelayResolver', 'RelayLiveResolver'],
  }),
);

/** Properties that are undefined where no document has any of these. */
const unset: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    _useExecTimeResolvers: ['use_exec_time_resolvers', 'exec_time_resolvers_enabled_provider'],
    catchTo: ['catchTo'],
    hasClientEdges: ['hasClientEdges'],
  }),
);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code without it, line for line where it was, so that source maps hold. */
export function leanCode(code: string, isAbsent: (word: string) => boolean): string {
  const without = apply(code, editsOf(code, isAbsent));
  return without === code ? code : withoutUncalled(without);
}

function editsOf(code: string, isAbsent: (word: string) => boolean): Edit[] {
  const isAbsentKind = (kind: unknown): boolean => {
    if (typeof kind !== 'string') return false;
    const origin = followsFrom.get(kind) ?? kind;
    return kinds.has(origin) && isAbsent(origin);
  };
  const edits: Edit[] = [];
  const assigned = new Set<number>();
  const empty = (name: string, body: ESTree.FunctionBody | null): void => {
    if (body !== null && idle.get(name)?.every(isAbsent) === true)
      edits.push({ start: body.start + 1, end: body.end - 1, text: '' });
  };
  new Visitor({
    SwitchStatement: ({ cases }) => {
      edits.push(...casesWithout(cases, isAbsentKind));
    },
    BinaryExpression: ({ start, end, left, operator, right }) => {
      if (operator !== '===' && operator !== '!==') return;
      const isKind = left.type === 'MemberExpression' && propertyOf(left) === 'kind';
      if (isKind && right.type === 'Literal' && isAbsentKind(right.value))
        edits.push({ start, end, text: String(operator === '!==') });
    },
    AssignmentExpression: ({ left, right }) => {
      assigned.add(left.start);
      if (left.type === 'MemberExpression' && right.type === 'FunctionExpression')
        empty(propertyOf(left) ?? '', right.body);
    },
    FunctionDeclaration: ({ id, body }) => empty(id?.name ?? '', body),
    MemberExpression: (node) => {
      const isUnset = unset.get(propertyOf(node) ?? '')?.every(isAbsent) === true;
      if (isUnset && !assigned.has(node.start))
        edits.push({ start: node.start, end: node.end, text: 'void 0' });
    },
  }).visit(parse(code));
  return edits;
}

function casesWithout(cases: readonly ESTree.SwitchCase[], isAbsent: (kind: unknown) => boolean): Edit[] {
  const edits: Edit[] = [];
  /** Whether the case before runs into this one. */
  let runsOn = false;
  for (const { start, end, test, consequent } of cases) {
    const absent = test?.type === 'Literal' && isAbsent(test.value);
    const [first] = consequent;
    if (absent && (!runsOn || first === undefined)) {
      edits.push({ start, end, text: '' });
      continue;
    }
    if (absent && first !== undefined) edits.push({ start, end: first.start, text: '' });
    runsOn = !consequent.some(leaves);
  }
  return edits;
}

function leaves(statement: ESTree.Statement): boolean {
  if (statement.type === 'BlockStatement') return statement.body.some(leaves);
  return /^(?:Break|Continue|Return|Throw)Statement$/.test(statement.type);
}

/** A class's methods with a name of its own that nothing calls any more, and those that only they called. */
function withoutUncalled(code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    ExpressionStatement: ({ start, end, expression }) => {
      if (expression.type !== 'AssignmentExpression' || expression.right.type !== 'FunctionExpression')
        return;
      const name = expression.left.type === 'MemberExpression' ? propertyOf(expression.left) : undefined;
      if (name === undefined || !/^_[a-z]/.test(name)) return;
      const own = code.slice(start, end).split(new RegExp(`\\b${name}\\b`)).length;
      if (code.split(new RegExp(`\\b${name}\\b`)).length === own) edits.push({ start, end, text: '' });
    },
  }).visit(parse(code));
  return edits.length === 0 ? code : withoutUncalled(apply(code, edits));
}

function propertyOf({ computed, property }: ESTree.MemberExpression): string | undefined {
  return !computed && property.type === 'Identifier' ? property.name : undefined;
}

function parse(code: string): ESTree.Program {
  const { program, errors } = parseSync('relay.js', code, { sourceType: 'script' });
  if (errors[0]) throw new Error(errors[0].message);
  return program;
}

function apply(code: string, edits: readonly Edit[]): string {
  let done = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    done += code.slice(at, start) + text + '\n'.repeat(code.slice(start, end).split('\n').length - 1);
    at = end;
  }
  return done + code.slice(at);
}
