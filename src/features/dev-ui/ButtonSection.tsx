import { Fragment, useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass, type ButtonVariant } from '../../ui/buttons/buttonClass.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { link, moreLink, quietLink } from '../../ui/text/link.css.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { caption } from '../../ui/text/text.css.ts';
import { buttons, buttonsName, row, rowWide, wideOnly } from './devUi.css.ts';
import { Block, Section } from './Section.tsx';

const kinds: readonly { name: string; variant: ButtonVariant; text: string; busy: string }[] = [
  { name: '主', variant: 'primary', text: '公開する', busy: '公開中' },
  { name: '副', variant: 'secondary', text: '複製する', busy: '複製中' },
  { name: 'つくる人', variant: 'creator', text: '作品を載せる', busy: '作品を掲載中' },
  { name: '注意', variant: 'danger', text: '見送る', busy: '送信中' },
  { name: '文字', variant: 'text', text: 'あとで書く', busy: '保存中' },
];

export function ButtonSection(): ReactElement {
  const [working, setWorking] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <Section number={3} title="ボタン" note="一区画に藍は一つ。文言は動詞で終える。">
      <Block title="種類と状態">
        <div className={buttons}>
          {['', '平常', '指したとき', '選んだとき', '処理中', '使えない', '小'].map((head) => (
            <span key={head} className={cx(caption, wideOnly)}>
              {head}
            </span>
          ))}
          {kinds.map(({ name, variant, text, busy }) => (
            <Fragment key={name}>
              <span className={cx(caption, buttonsName)}>{name}</span>
              <Button variant={variant}>{text}</Button>
              <Button variant={variant} data-look="hover">
                {text}
              </Button>
              <Button variant={variant} data-look="focus">
                {text}
              </Button>
              <Button variant={variant} loading loadingText={busy}>
                {text}
              </Button>
              <Button variant={variant} disabled>
                {text}
              </Button>
              <Button variant={variant} size="s">
                {text}
              </Button>
            </Fragment>
          ))}
        </div>
      </Block>
      <Block title="大きいもの、絵のあるもの、押すと三秒かかるもの、リンク">
        <div className={row}>
          <Button variant="primary" size="l">
            仕事を相談する
          </Button>
          <Button icon={<Icon name="plus" size={16} />}>書く</Button>
          <Button
            variant="primary"
            loading={working}
            loadingText="保存中"
            onClick={() => {
              setWorking(true);
              setTimeout(() => setWorking(false), 3000);
            }}
          >
            保存する
          </Button>
          <Button
            loading={working}
            onClick={() => {
              setWorking(true);
              setTimeout(() => setWorking(false), 3000);
            }}
          >
            もう一度
          </Button>
          <a className={buttonClass({ size: 's' })} href="#buttons">
            登録する
          </a>
          <IconButton icon="more" label="ほかの操作" />
          <IconButton icon="mail" label="メッセージ(未読あり)" unread />
          <IconButton
            icon="bookmark"
            label={saved ? '保存から外す' : '保存する'}
            framed
            size="l"
            pressed={saved}
            onClick={() => setSaved(!saved)}
          />
          <IconButton icon="link" label="リンクをコピーする" framed size="l" />
          <IconButton icon="trash" label="削除する" disabled />
        </div>
      </Block>
      <Block title="リンク、待ち">
        <div className={rowWide}>
          <span>
            作品は
            <a className={link} href="#buttons">
              ガイドライン
            </a>
            に沿って確認します。
          </span>
          <a className={moreLink} href="#buttons">
            すべて見る
          </a>
          <a className={quietLink} href="#buttons">
            株式会社灯台舎
          </a>
          <Spinner size="s" />
          <Spinner />
          <Spinner size="l" label="読み込み中" />
        </div>
      </Block>
    </Section>
  );
}
