import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { Outcome } from './Outcome.tsx';

/** A mail's link that names nothing. */
export function WrongLink(): ReactElement {
  return (
    <Outcome
      title="リンクが正しくありません。"
      acts={
        <Link to="/contact" className={buttonClass()}>
          問い合わせる
        </Link>
      }
    >
      <p>
        途中で切れている可能性があります。メールのリンクを、もう一度開いてください。開けないときは、お問い合わせください。
      </p>
    </Outcome>
  );
}
