import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/**
 * Appended to a query (`query.modifyEnd(customPlan)`): not prepared on `pg`, but planned for its values. For
 * statements whose best plan depends on them, such as the bigram search: common words walk the key, rare ones
 * use GIN. Costs a parse at each run.
 */
export const customPlan = sql`/* custom plan */`;
const customPlanMark = '/* custom plan */';

/** Begins a text of several statements, which only the simple protocol takes. */
export const scriptMark = '/* script */';

export type Protocol =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'unnamed' | 'script' };

const unnamed: Protocol = { kind: 'unnamed' };
const script: Protocol = { kind: 'script' };

/** Transaction control: one round trip of the simple protocol. */
const control = /^(begin|start transaction|commit|rollback|savepoint|release)\b/u;

/**
 * Chooses the protocol and name of a text. Every connection keeps a prepared copy of each named text until it
 * closes, so the number of names is limited: beyond it (lists of varying length as parameters, say) texts go
 * unnamed.
 */
export function statementNames(cap = 1000): (text: string) => Protocol {
  const known = new Map<string, Protocol>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    if (text.startsWith(scriptMark)) return script;
    if (control.test(text) || text.includes(customPlanMark) || known.size >= cap) return unnamed;
    const protocol: Protocol = {
      kind: 'named',
      name: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    };
    known.set(text, protocol);
    return protocol;
  };
}
