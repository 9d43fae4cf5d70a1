import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Kbd } from '../../ui/text/Kbd.tsx';
import type { Foot_queue$key } from '../__generated__/Foot_queue.graphql.ts';
import * as css from './reviews.css.ts';

export const keyWords: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['J', 'K'], '前後の作品'],
  [['←', '→'], '画像'],
  [['1', '–', '6'], '確認'],
  [['0'], '残りをすべて確認済みに'],
  [['A', 'S', 'D', 'F', 'G', 'V'], '文例'],
  [['Y'], '承認'],
  [['R'], '差し戻し'],
  [['H'], '保留'],
  [['Z'], '取り消す'],
  [['?'], 'キー一覧'],
];
const inFoot = new Set(['前後の作品', '画像', '確認', '承認', '差し戻し', '取り消す', 'キー一覧']);

export function Foot({ queue }: { readonly queue: Foot_queue$key }): ReactElement {
  const { decided } = useFragment(
    graphql`
      fragment Foot_queue on ReviewQueue {
        decided {
          approved
          rejected
          secondsEach
        }
      }
    `,
    queue,
  );
  return (
    <footer className={css.foot}>
      {keyWords
        .filter(([, what]) => inFoot.has(what))
        .map(([keys, what]) => (
          <span key={what} className={css.keys}>
            {keys.map((key) => (key === '–' ? <span key={key}>–</span> : <Kbd key={key}>{key}</Kbd>))}
            {what}
          </span>
        ))}
      <span className={css.today}>
        今日{' '}
        <b className={css.strong}>
          承認{decided.approved}　差し戻し{decided.rejected}
        </b>
        {decided.secondsEach !== null && (
          <>
            　1点 <b className={css.strong}>{decided.secondsEach}秒</b>
          </>
        )}
      </span>
    </footer>
  );
}
