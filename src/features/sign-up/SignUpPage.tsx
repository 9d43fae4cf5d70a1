import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { buttonClass } from '../../ui/buttonClass.ts';
import { link } from '../../ui/link.css.ts';
import { Status } from '../../ui/Status.tsx';
import * as css from './signUp.css.ts';
import { SignUpPageFrame } from './SignUpPageFrame.tsx';

const creatorGains = [
  { title: '作品から声がかかる', text: '一点から載せられます。会社は履歴書より先に作品を見ます。' },
  {
    title: '条件がはじめに見える',
    text: '金額は税抜で示され、手取りまで計算されます。手数料は引かれません。',
  },
  {
    title: '勤め先には見えない',
    text: '会社員や副業の方のページは、書いていただいた勤め先に表示されません。',
  },
] as const;

const companyGains = [
  { title: '作品でさがす', text: '分野、業種、道具、稼働時間で絞り、気になる人をフォローできます。' },
  { title: '募集を正しく書く', text: '法令で必要な項目を確かめながら書けます。' },
  { title: '一つの画面で選ぶ', text: '応募、作品、回答、会話を並べて見られます。' },
] as const;

/** `/sign_up`: as whom. */
export function SignUpPage(): ReactElement {
  return (
    <SignUpPageFrame
      title="登録する"
      lead="つくる人と会社では、できることが違います。どちらで使うかを選んでください。"
    >
      <div className={css.two}>
        <Side
          tone="creator"
          who="つくる人"
          title="作品を載せて、仕事を受ける。"
          gains={creatorGains}
          act={
            <Link
              to="/sign_up/creator"
              className={buttonClass({ variant: 'creator', size: 'l', block: true })}
            >
              つくる人として登録する
            </Link>
          }
          note="無料です。メールアドレスがあれば、5分ほどで終わります。"
        />
        <Side
          tone="company"
          who="会社"
          title="仕事を頼む人を、作品でさがす。"
          gains={companyGains}
          act={
            <Link
              to="/sign_up/business"
              className={buttonClass({ variant: 'primary', size: 'l', block: true })}
            >
              会社として申し込む
            </Link>
          }
          note="お申し込みのあと、担当者が内容を確かめてから招待のメールをお送りします。"
        />
      </div>
      <p className={css.foot}>
        登録がすんでいる方は、
        <Link to="/sign_in" className={link}>
          ログイン
        </Link>
        してください。会社の同僚から招かれた方は、届いたメールのリンクから登録できます。
      </p>
    </SignUpPageFrame>
  );
}

interface SideProps {
  readonly tone: 'creator' | 'company';
  readonly who: string;
  readonly title: string;
  readonly gains: readonly { readonly title: string; readonly text: string }[];
  readonly act: ReactNode;
  readonly note: string;
}

function Side({ tone, who, title, gains, act, note }: SideProps): ReactElement {
  return (
    <section className={css.half} aria-label={who}>
      <p className={css.who}>
        <Status shape="filled" tone={tone}>
          {who}
        </Status>
      </p>
      <h2 className={css.halfTitle}>{title}</h2>
      <ol className={css.gains}>
        {gains.map((gain, index) => (
          <li key={gain.title} className={css.gain}>
            <span className={css.gainNumber} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.gainTitle}>{gain.title}</h3>
              <p className={css.gainText}>{gain.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={css.door}>
        {act}
        <p className={css.small}>{note}</p>
      </div>
    </section>
  );
}
