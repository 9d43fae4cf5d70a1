import type { ReactElement } from 'react';
import { pageConfig } from '../../lib/config.ts';
import { link } from '../../ui/text/link.css.ts';
import { small } from './signUp.css.ts';

interface LegalNoteProps {
  /** The button's verb. */
  readonly act?: '登録する' | '申し込む';
}

/** Opens in a new tab, so that the form is kept. */
export function LegalNote({ act = '登録する' }: LegalNoteProps): ReactElement {
  const { terms, privacy } = pageConfig().links;
  return (
    <p className={small}>
      {act}と、
      <LegalLink href={terms ?? '/terms'}>利用規約</LegalLink>と
      <LegalLink href={privacy ?? '/privacy-policy'}>プライバシーポリシー</LegalLink>
      に同意したことになります。
    </p>
  );
}

function LegalLink({ href, children }: { readonly href: string; readonly children: string }): ReactElement {
  return (
    <a className={link} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
