import { GraphQLError, Kind, Lexer, Source, TokenKind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode, ValidationRule } from 'graphql';

/** Limits of one document. Our own largest operations are below half of each (held by `limits.test.ts`). */
export const limits = {
  tokens: 4_000,
  /** Nested brackets: parsers recurse for each. */
  nesting: 64,
  depth: 16,
  aliases: 40,
  directives: 60,
  rootFields: 20,
  fields: 2_000,
} as const;

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Counts nested brackets by the lexer alone: parsing a hostile document would overflow the stack. */
export function nestingOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let deepest = 0;
  let depth = 0;
  for (let tokens = 0; tokens <= limits.tokens; tokens += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) break;
    if (opening.has(kind)) depth += 1;
    else if (closing.has(kind)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

interface Measure {
  depth: number;
  aliases: number;
  directives: number;
  fields: number;
}

function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
}

/** Fragments count each time they are spread, as executing them does; cycles are found by another rule. */
function measureSelections(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  depth: number,
  path: readonly string[],
  total: Measure,
): void {
  total.depth = Math.max(total.depth, depth);
  for (const selection of selections.selections) {
    if (total.fields > limits.fields) return;
    total.directives += selection.directives?.length ?? 0;
    if (selection.kind === Kind.FIELD) {
      total.fields += 1;
      // Relay adds an aliased `__typename` for each fragment on an interface; those cost nothing.
      if (selection.alias && selection.name.value !== '__typename') total.aliases += 1;
      if (selection.selectionSet)
        measureSelections(selection.selectionSet, fragments, depth + 1, path, total);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      measureSelections(selection.selectionSet, fragments, depth, path, total);
    } else {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      if (fragment && !path.includes(name)) {
        measureSelections(fragment.selectionSet, fragments, depth, [...path, name], total);
      }
    }
  }
}

export function measure(document: DocumentNode): Measure & { rootFields: number } {
  const fragments = fragmentsOf(document);
  const total = { depth: 0, aliases: 0, directives: 0, fields: 0, rootFields: 0 };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    total.rootFields = Math.max(total.rootFields, definition.selectionSet.selections.length);
    measureSelections(definition.selectionSet, fragments, 1, [], total);
  }
  return total;
}

/** Introspection, where allowed, is not measured. */
function isIntrospection(document: DocumentNode): boolean {
  return document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      ),
  );
}

export const limitsRule: ValidationRule = (context) => ({
  Document(document) {
    if (isIntrospection(document)) return false;
    const found = measure(document);
    for (const name of ['depth', 'aliases', 'directives', 'rootFields', 'fields'] as const) {
      if (found[name] > limits[name]) {
        context.reportError(new GraphQLError(`The document exceeds the limit of ${limits[name]} ${name}.`));
      }
    }
    return false;
  },
});
