import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import * as own from '../own-page/ownPage.css.ts';

const common = [
  { hash: 'email', name: 'メールアドレスとパスワード' },
  { hash: 'notifications', name: '通知' },
] as const;

const links = {
  creator: [...common, { hash: 'visibility', name: '公開範囲と、見せない会社' }],
  company: [...common, { hash: 'members', name: '会社のメンバー' }],
} as const;

/** Links to settings that people look for on their own page. */
export function AccountLinks({ audience }: { readonly audience: keyof typeof links }): ReactElement {
  const id = useId();
  return (
    <section className={own.pane} aria-labelledby={id}>
      <h2 id={id} className={own.paneTitle}>
        アカウント設定
      </h2>
      <ul className={own.todos}>
        {links[audience].map(({ hash, name }) => (
          <li key={hash}>
            <Link to="/settings/account" hash={hash} className={own.paneLink}>
              {name}
              <Icon name="right" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
