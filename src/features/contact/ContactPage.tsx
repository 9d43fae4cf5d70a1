import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmailText } from '../../ui/text/EmailText.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { ContactForm } from './ContactForm.tsx';
import * as css from './contact.css.ts';

/** `/contact`: messages to the operators, from anybody. */
export function ContactPage(): ReactElement {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={css.page}>
      <PageHead title="お問い合わせ" />
      <div className={css.head}>
        <h1 className={css.title}>{sentTo === null ? 'お問い合わせ' : 'お問い合わせを受け付けました'}</h1>
        {sentTo === null ? (
          <p className={css.lead}>
            2営業日以内に、担当者がメールで返信します。会員の方も、そうでない方もお使いいただけます。
          </p>
        ) : (
          <output className={css.sent}>
            <EmailText>{sentTo}</EmailText>{' '}
            に、受け付けた内容の控えをお送りしました。2営業日以内に担当者から返信します。
          </output>
        )}
      </div>
      {sentTo === null ? (
        <ContactForm onSent={setSentTo} />
      ) : (
        <div className={css.acts}>
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            トップへ戻る
          </Link>
          <Link to="/journal/category/knowledge" className={buttonClass()}>
            使い方と知識を読む
          </Link>
        </div>
      )}
    </div>
  );
}
