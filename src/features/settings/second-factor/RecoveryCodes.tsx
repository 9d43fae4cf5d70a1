import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import * as parts from '../parts.css.ts';
import * as css from './secondFactor.css.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('リカバリーコードをコピーしました。');
    } catch {
      toast.error('コピーできませんでした。コードを書き写してください。');
    }
  };
  return (
    <div className={parts.told}>
      <h3 ref={title} tabIndex={-1} className={parts.toldLine}>
        リカバリーコードを保存してください
      </h3>
      <p>
        認証アプリを使えなくなったときに、コードの代わりに入力します。1個につき1回使えます。この画面を閉じると、もう表示できません。
      </p>
      <ul className={css.codes} aria-label="リカバリーコード">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={parts.acts}>
        <Button onClick={() => void copy()}>コピーする</Button>
        <Button variant="text" onClick={onDone}>
          保存したので閉じる
        </Button>
      </div>
    </div>
  );
}
