import type { ReactElement } from 'react';
import { noticeKinds } from './noticeWords.ts';
import type { NoticeKindName } from './noticeWords.ts';
import * as css from './notices.css.ts';

interface PreviewProps {
  readonly kind: NoticeKindName;
  readonly content: string;
  readonly link: string;
  readonly when: string;
}

/** As members will read it among the words of the house. */
export function Preview({ kind, content, link, when }: PreviewProps): ReactElement {
  return (
    <section className={css.preview} aria-label="プレビュー">
      <h3 className={css.previewTitle}>プレビュー</h3>
      <span className={kind === 'IMPORTANT' ? css.important : css.kind}>{noticeKinds[kind]}</span>
      <p className={css.said}>{content.trim() === '' ? '本文がここに表示されます。' : content}</p>
      <p className={css.facts}>
        {when}
        {link !== '' && `　リンク先: ${link}`}
      </p>
    </section>
  );
}
