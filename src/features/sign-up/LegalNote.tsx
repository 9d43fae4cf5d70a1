import type { ReactElement } from 'react';
import { pageConfig } from '../../lib/config.ts';
import { link } from '../../ui/link.css.ts';
import { small } from './signUp.css.ts';

/** In a tab of their own, so that reading them costs nobody what is written in the form. */
export function LegalNote(): ReactElement {
  const { terms, privacy } = pageConfig().links;
  return (
    <p className={small}>
      登録すると、
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
