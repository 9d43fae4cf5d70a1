import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { audienceOf, useSessionState } from '../../features/session/session.ts';
import { type ExternalLinks, pageConfig } from '../../lib/config.ts';
import * as css from './Footer.css.ts';
import { type Destination, type FixedPath, navigation } from './navigation.ts';
import { NavLink } from './NavLink.tsx';
import { ThemeSwitch } from '../../ui/theme/ThemeSwitch.tsx';

interface ConfiguredLink {
  readonly label: string;
  /** From the configuration: another site, or a path of this one that the server answers. Null: left out. */
  readonly href: string | null;
}

const facts = [
  ['誌名', 'つむぎ'],
  ['発行', '株式会社つむぎ'],
  ['所在地', '東京都台東区谷中'],
  ['組版', '明朝とゴシック、藍と朱'],
] as const;

function aboutLinks(links: ExternalLinks): readonly ConfiguredLink[] {
  return [
    { label: 'サービスについて', href: links.service },
    { label: '運営会社', href: links.company },
    { label: 'はじめての方へ', href: links.guide },
    { label: 'ブログ', href: links.blog },
    { label: '資料', href: '/document' },
    { label: 'お問い合わせ', href: '/contact' },
  ];
}

function legalLinks(links: ExternalLinks): readonly ConfiguredLink[] {
  return [
    { label: '利用規約', href: links.terms ?? '/terms' },
    { label: '会社の利用規約', href: links.termsCorporate },
    { label: 'クリエイターの利用規約', href: links.termsCreator },
    { label: 'プライバシーポリシー', href: links.privacy ?? '/privacy-policy' },
    { label: 'クッキーと外部送信', href: links.cookie },
    { label: '特定商取引法に基づく表記', href: '/legal/commerce' },
  ];
}

const year = new Date().getFullYear();

export function Footer(): ReactElement {
  const audience = audienceOf(useSessionState()) ?? 'guest';
  const { links } = pageConfig();
  return (
    <footer className={css.footer} data-theme="dark">
      <p className={css.line}>
        つくる人と会社を、
        <br />
        つむぐ。
      </p>
      <dl className={css.facts}>
        {facts.map(([term, fact]) => (
          <FactRow key={term} term={term} fact={fact} />
        ))}
      </dl>
      <ul className={css.places}>
        {navigation[audience].slice(0, 4).map((place) => (
          <li key={place.label}>
            <NavLink destination={place} className={css.link} />
          </li>
        ))}
      </ul>
      <Links className={css.about} links={aboutLinks(links)} />
      <Links className={css.legal} links={legalLinks(links)} />
      <div className={css.end}>
        <span>© {year} 株式会社つむぎ</span>
        <ThemeSwitch legend="表示の切り替え" />
      </div>
    </footer>
  );
}

function FactRow({ term, fact }: { readonly term: string; readonly fact: string }): ReactElement {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd>{fact}</dd>
    </>
  );
}

interface LinksProps {
  readonly className: string;
  readonly links: readonly ConfiguredLink[];
}

function Links({ className, links }: LinksProps): ReactElement {
  return (
    <ul className={className}>
      {links.map(
        ({ label, href }) =>
          href !== null && (
            <li key={label}>
              <FooterLink label={label} href={href} />
            </li>
          ),
      )}
    </ul>
  );
}

function isFixedPath(href: string, { routesByPath }: RegisteredRouter): href is FixedPath {
  return Object.hasOwn(routesByPath, href) && !href.includes('$');
}

function FooterLink({ label, href }: { readonly label: string; readonly href: string }): ReactElement {
  const router = useRouter();
  if (isFixedPath(href, router)) {
    const destination: Destination = { label, to: href };
    return <NavLink destination={destination} className={css.link} />;
  }
  return (
    <a className={css.link} href={href} rel="noopener">
      {label}
    </a>
  );
}
