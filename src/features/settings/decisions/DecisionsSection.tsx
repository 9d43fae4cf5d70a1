import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DecisionsSection_decisions$key } from '../../../../__generated__/DecisionsSection_decisions.graphql.ts';
import type { DecisionsSectionRow_decision$key } from '../../../../__generated__/DecisionsSectionRow_decision.graphql.ts';
import { formatDate } from '../../../lib/text/dates.ts';
import { part } from '../../../lib/part.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { decisionState } from './decisionState.ts';

const Decision = part(async () => (await import('../../accounts/decision/Decision.tsx')).Decision);

/** What the operators decided against the viewer or their company, and what became of it. */
export function DecisionsSection({
  decisions: keys,
}: {
  readonly decisions: DecisionsSection_decisions$key;
}): ReactElement {
  const decisions = useFragment(
    graphql`
      fragment DecisionsSection_decisions on HouseDecision @relay(plural: true) {
        id
        ...DecisionsSectionRow_decision
      }
    `,
    keys,
  );
  return (
    <SettingsSection
      id="decisions"
      lead="アカウントや作品、募集について、運営が利用や掲載を停止した記録です。異議は20日以内に一度だけ申し立てられます。"
    >
      {decisions.length === 0 ? (
        <p className={css.note}>停止の記録はありません。</p>
      ) : (
        <ul className={css.rows}>
          {decisions.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function DecisionRow({
  decision: key,
}: {
  readonly decision: DecisionsSectionRow_decision$key;
}): ReactElement {
  const decision = useFragment(
    graphql`
      fragment DecisionsSectionRow_decision on HouseDecision {
        id
        subject
        decidedAt
        endedWhy
        contestUntil
        mayContest
        contestedAt
        isOverturned
        ...Decision_decision
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  const { id, subject, decidedAt, endedWhy, contestUntil, mayContest, contestedAt, isOverturned } = decision;
  const state = decisionState({ endedWhy, contestUntil, mayContest, contestedAt, isOverturned });
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <p className={css.rowName}>{subject}</p>
        <p className={css.rowFacts}>
          <span className={css.rowFact}>{formatDate(decidedAt)}</span>
          <span className={css.rowFact}>{state}</span>
        </p>
      </div>
      <div className={css.rowAct}>
        <Button
          size="s"
          aria-expanded={isOpen}
          aria-label={`${subject}への判断の内容`}
          onPointerEnter={Decision.ahead}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '閉じる' : '内容を見る'}
        </Button>
      </div>
      {isOpen && (
        <div className={css.wholeRow}>
          <Decision waiting={null} decision={decision} way={{ id }} />
        </div>
      )}
    </li>
  );
}
