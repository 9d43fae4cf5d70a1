import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { render } from '@react-email/render';
import { createElement as h, Fragment } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Block, Fact, House, Letter } from './letter.ts';

const paper = '#F8F6F1';
const ink = '#181714';
const softInk = '#55514A';
const rule = '#DDD8CD';
const indigo = '#22379B';

const sans =
  '"Hiragino Sans","Hiragino Kaku Gothic ProN","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif';
const serif = '"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP",serif';

/**
 * Dark colours for clients with a dark theme, and for Outlook, which inverts by itself (data-ogsc). Widths
 * are percentages with a limit, to work without this style sheet.
 */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:#141310!important}
.ink{color:#F1EDE4!important}
.soft{color:#B8B2A5!important}
.link{color:#A3B1FA!important}
.button{background-color:#A3B1FA!important;color:#141310!important}
.rule{border-color:#4A463F!important}
.head{border-color:#F1EDE4!important}
}
[data-ogsc] .ink{color:#F1EDE4!important}
[data-ogsc] .soft{color:#B8B2A5!important}
[data-ogsc] .link{color:#A3B1FA!important}
.ink,.soft{text-wrap:pretty;word-break:auto-phrase}
.head{text-wrap:balance}
@media (max-width:480px){.button{display:block!important;text-align:center!important}}`;

const text: CSSProperties = {
  margin: '0 0 20px',
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '1.8',
  color: ink,
  overflowWrap: 'anywhere',
};
const small: CSSProperties = { ...text, margin: '0 0 12px', fontSize: '14px', color: softInk };
const cell: CSSProperties = {
  ...small,
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${rule}`,
  textAlign: 'left',
  verticalAlign: 'top',
};

/** Keeps line breaks and links addresses. */
function lines(words: string): ReactNode[] {
  return words
    .split(/(\n|https?:\/\/[^\s<>"'、。」）]+)/u)
    .filter((part) => part !== '')
    .map((part, index) => {
      if (part === '\n') return h('br', { key: index });
      return /^https?:\/\//u.test(part)
        ? h(
            Link,
            {
              key: index,
              href: part,
              className: 'link',
              style: { color: indigo, textDecoration: 'underline' },
            },
            part,
          )
        : h(Fragment, { key: index }, part);
    });
}

function factsTable(rows: readonly Fact[], key: number): ReactNode {
  return h(
    'table',
    {
      key,
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      className: 'rule',
      style: { margin: '0 0 24px', borderTop: `1px solid ${rule}`, borderCollapse: 'collapse' },
    },
    h(
      'tbody',
      null,
      rows.map(([name, value], index) =>
        h(
          'tr',
          { key: index },
          h(
            'th',
            {
              scope: 'row',
              className: 'soft rule',
              style: { ...cell, width: '32%', fontWeight: 400 },
            },
            name,
          ),
          h('td', { className: 'ink rule', style: { ...cell, color: ink } }, lines(value)),
        ),
      ),
    ),
  );
}

function blockElement(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return h(
        Heading,
        {
          key,
          as: 'h2',
          className: 'ink rule',
          style: {
            ...text,
            margin: '8px 0 16px',
            padding: '14px 0 0',
            borderTop: `1px solid ${rule}`,
            fontSize: '17px',
            lineHeight: '1.5',
            fontWeight: 700,
          },
        },
        block.text,
      );
    case 'paragraph':
      return h(Text, { key, className: 'ink', style: text }, lines(block.text));
    case 'note':
      return h(Text, { key, className: 'soft', style: small }, lines(block.text));
    case 'facts':
      return factsTable(block.rows, key);
    case 'button':
      return h(
        Fragment,
        { key },
        h(
          Button,
          {
            href: block.url,
            className: 'button',
            style: {
              margin: '4px 0 12px',
              padding: '14px 28px',
              backgroundColor: indigo,
              color: '#FFFFFF',
              fontFamily: sans,
              fontSize: '16px',
              fontWeight: 700,
            },
          },
          block.label,
        ),
        // Some clients do not draw the button, so the address is written out too.
        h(
          Text,
          { className: 'soft', style: { ...small, margin: '0 0 24px', fontSize: '12px' } },
          'ボタンが使えない場合は、次のアドレスをブラウザーで開いてください。',
          h('br'),
          lines(block.url),
        ),
      );
  }
}

export async function html(
  { subject, greeting, blocks, reason }: Letter,
  { origin }: House,
): Promise<string> {
  const title = subject.replace(/^【つむぎ】/u, '');
  return render(
    h(
      Html,
      { lang: 'ja' },
      h(
        Head,
        null,
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('meta', { name: 'color-scheme', content: 'light dark' }),
        h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        h('title', null, subject),
        h('style', null, sheet),
      ),
      h(Preview, null, blocks.find((block) => block.kind === 'paragraph')?.text ?? greeting),
      h(
        Body,
        { className: 'paper', style: { margin: 0, padding: 0, backgroundColor: paper } },
        h(
          'div',
          { className: 'paper', style: { backgroundColor: paper } },
          h(
            Container,
            { style: { width: '100%', maxWidth: '600px', padding: '32px 20px 48px' } },
            h(
              Text,
              {
                className: 'ink',
                style: { ...text, margin: '0 0 24px', fontFamily: serif, fontWeight: 700 },
              },
              'つむぎ',
            ),
            h(
              Heading,
              {
                as: 'h1',
                className: 'ink head',
                style: {
                  margin: '0 0 24px',
                  padding: '16px 0 0',
                  borderTop: `3px solid ${ink}`,
                  fontFamily: serif,
                  fontSize: '24px',
                  lineHeight: '1.45',
                  fontWeight: 700,
                  color: ink,
                },
              },
              title,
            ),
            h(Text, { className: 'ink', style: text }, lines(greeting)),
            blocks.map(blockElement),
            h(Hr, {
              className: 'rule',
              style: { margin: '16px 0', border: 0, borderTop: `1px solid ${rule}` },
            }),
            h(Text, { className: 'soft', style: { ...small, fontSize: '13px' } }, lines(reason)),
            h(
              Text,
              { className: 'soft', style: { ...small, margin: 0, fontSize: '13px' } },
              'つむぎ',
              h('br'),
              lines(origin),
            ),
          ),
        ),
      ),
    ),
  );
}
