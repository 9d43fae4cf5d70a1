import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { link } from '../../ui/text/link.css.ts';
import { Status } from '../../ui/text/Status.tsx';
import * as css from './signUp.css.ts';
import { SignUpPageFrame } from './SignUpPageFrame.tsx';
import { PhraseText } from '../../ui/text/PhraseText.tsx';

const creatorGains = [
  { title: '作品から声がかかる', text: '1点から載せられます。会社は履歴書より先に作品を見ます。' },
  {
    title: '条件がはじめに見える',
    text: '報酬は税抜で表示。手取り額も自動で計算します。手数料は差し引かれません。',
  },
  {
    title: '勤め先には見えない',
    text: '会社員や副業の方のページは、書いていただいた勤め先に表示されません。',
  },
] as const;

const companyGains = [
  { title: '作品で探す', text: '分野、業種、ツール、稼働時間で絞り込み、気になる人をフォローできます。' },
  { title: '法令に沿った募集が書ける', text: '法令で必要な項目を確認しながら書けます。' },
  { title: '一つの画面で選考する', text: '応募、作品、回答、メッセージを並べて確認できます。' },
] as const;

export function SignUpPage(): ReactElement {
  return (
    <SignUpPageFrame
      title="登録する"
      lead="クリエイターと会社では、できることが違います。どちらで使うかを選んでください。"
    >
      <div className={css.two}>
        <Side
          tone="creator"
          who="クリエイター"
          title="作品を載せて、仕事を受ける。"
          gains={creatorGains}
          act={
            <Link
              to="/sign_up/creator"
              className={buttonClass({ variant: 'creator', size: 'l', block: true })}
            >
              クリエイターとして登録する
            </Link>
          }
          note="無料です。メールアドレスがあれば、5分ほどで終わります。"
        />
        <Side
          tone="company"
          who="会社"
          title="仕事を頼む人を、作品で探す。"
          gains={companyGains}
          act={
            <Link
              to="/sign_up/business"
              className={buttonClass({ variant: 'primary', size: 'l', block: true })}
            >
              会社として申し込む
            </Link>
          }
          note="お申し込みのあと、担当者が内容を確認してから招待のメールをお送りします。"
        />
      </div>
      <p className={css.foot}>
        登録済みの方は、
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
      <h2 className={css.halfTitle}>
        <PhraseText>{title}</PhraseText>
      </h2>
      <ol className={css.gains}>
        {gains.map((gain, index) => (
          <li key={gain.title} className={css.gain}>
            <span className={css.gainNumber} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.gainTitle}>
                <PhraseText>{gain.title}</PhraseText>
              </h3>
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
