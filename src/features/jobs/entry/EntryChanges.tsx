import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EntryChanges_entry$key } from '../../../../__generated__/EntryChanges_entry.graphql.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import * as css from '../opening/detail.css.ts';

/** Terms that changed since applying. */
export function EntryChanges({ entry }: { readonly entry: EntryChanges_entry$key }): ReactElement | null {
  const { changesSinceEntry: changes } = useFragment(
    graphql`
      fragment EntryChanges_entry on JobEntry {
        changesSinceEntry {
          field
          label
          before
          after
        }
      }
    `,
    entry,
  );
  if (changes.length === 0) return null;
  return (
    <section className={css.changes} aria-label="応募のあとに変わった条件">
      <h2 className={css.blockTitle}>応募のあとに変わった条件</h2>
      <dl>
        {changes.map(({ field, label, before, after }) => (
          <div key={field} className={css.change}>
            <dt className={css.factName}>{label}</dt>
            <dd>
              <del className={css.before}>
                <VisuallyHidden>前は</VisuallyHidden>
                {before ?? '記載なし'}
              </del>
              <ins className={css.after}>
                <VisuallyHidden>現在は</VisuallyHidden>
                {after ?? '記載なし'}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
