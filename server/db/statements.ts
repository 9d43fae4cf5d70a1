import { createHash } from 'node:crypto';
import { sql } from 'kysely';

/**
 * Appended to a query (`query.modifyEnd(customPlan)`), keeps it out of the prepared statements on `pg`, so that it is
 * planned for the values it is run with. For statements whose right plan depends on them, such as the bigram search:
 * common words walk the key, rare ones go by GIN. Costs a parse at each use, so nothing else should carry it.
 */
export const customPlan = sql`/* custom plan */`;
const customPlanMark = '/* custom plan */';

/** First words of a text of several statements without parameters, which only the simple protocol takes. */
export const scriptMark = '/* script */';

export type Protocol =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'unnamed' | 'script' };

const unnamed: Protocol = { kind: 'unnamed' };
const script: Protocol = { kind: 'script' };

/** Statements of transaction control: a round trip of the simple protocol is all they need. */
const control = /^(begin|start transaction|commit|rollback|savepoint|release)\b/u;

/**
 * Decides how a text travels and names it. Every connection of the pool keeps its own prepared copy of each named text
 * until it closes, so the number of names is bounded: once full (lists of varying length spelled out as parameters, say)
 * further texts go unnamed.
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
