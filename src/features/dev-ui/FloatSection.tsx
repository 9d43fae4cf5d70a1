import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { content, footer, header, title } from '../../ui/Overlay.css.ts';
import { PopoverButton } from '../../ui/PopoverButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { act, errorToast, message, successToast, words } from '../../ui/Toast.css.ts';
import { toast } from '../../ui/toast.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { dialogSample, halves, row, stack, toastSample } from './devUi.css.ts';
import { Block, Section } from './Section.tsx';

const ending =
  '返事を待っている12人に、見送りのお知らせが届きます。終えた募集は再開できません。複製して新しい下書きにできます。';

export function FloatSection(): ReactElement {
  const [shown, setShown] = useState<'dialog' | 'long' | 'sheet' | null>(null);
  const close = (): void => setShown(null);
  return (
    <Section number={8} title="浮くもの" note="影は浮くものだけ。知らせは上中央に三秒。">
      <Block title="見本">
        <div className={halves}>
          <div className={dialogSample}>
            <div className={header}>
              <h4 className={title}>この募集を終えますか</h4>
              <IconButton icon="close" label="閉じる" />
            </div>
            <div className={content}>{ending}</div>
            <div className={footer}>
              <Button>やめる</Button>
              <Button variant="creator">募集を終える</Button>
            </div>
          </div>
          <div className={stack}>
            <div className={cx(successToast, toastSample)}>
              <div className={message}>
                <span className={words}>保存から外しました</span>
                <button type="button" className={act}>
                  元に戻す
                </button>
              </div>
            </div>
            <div className={cx(errorToast, toastSample)}>
              <div className={message}>
                <span className={words}>送れませんでした。通信を確かめてください</span>
                <button type="button" className={act}>
                  再送する
                </button>
              </div>
            </div>
          </div>
        </div>
      </Block>
      <Block title="ひらいてみる">
        <div className={row}>
          <Button onClick={() => setShown('dialog')}>確かめる</Button>
          <Button onClick={() => setShown('long')}>高さいっぱい</Button>
          <Button onClick={() => setShown('sheet')}>絞り込む</Button>
          <Button
            onClick={() =>
              toast.success('保存から外しました', {
                action: { label: '元に戻す', onPress: () => toast.success('元に戻しました') },
              })
            }
          >
            知らせる
          </Button>
          <Button variant="danger" onClick={() => toast.error('送れませんでした。通信を確かめてください')}>
            誤りを知らせる
          </Button>
          <MenuButton
            label="ほかの操作"
            look="icon"
            entries={[
              { id: 'copy', label: '複製する', icon: 'copy', shortcut: 'D' },
              { id: 'link', label: 'リンクをコピーする', icon: 'link', note: '7日で切れます' },
              'rule',
              {
                title: '並び',
                choices: [
                  { id: 'due', label: '期限の近い順', selected: true },
                  { id: 'new', label: '新しい順' },
                ],
              },
              'rule',
              { id: 'pause', label: '非公開にする', icon: 'eyeOff', disabled: true },
              { id: 'end', label: '募集を終える', icon: 'block', danger: true },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
          <PopoverButton
            label="分野でしぼる"
            renderContent={(done) => (
              <div className={stack}>
                <p>分野をここで選びます。</p>
                <Button variant="primary" size="s" onClick={done}>
                  しぼる
                </Button>
              </div>
            )}
          >
            分野
            <Icon name="down" size={16} />
          </PopoverButton>
          <Tooltip text="保存した人の数。自分は数えません。">
            <IconButton icon="more" label="保存とは" title="" />
          </Tooltip>
          <span>
            <Kbd>J</Kbd> <Kbd>K</Kbd> 上下　<Kbd>Enter</Kbd> ひらく
          </span>
        </div>
      </Block>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="この募集を終えますか"
        role="alertdialog"
        footer={
          <>
            <Button onClick={close}>やめる</Button>
            <Button variant="creator" onClick={close}>
              募集を終える
            </Button>
          </>
        }
      >
        {ending}
      </Dialog>
      <Dialog
        open={shown === 'long'}
        onClose={close}
        title="利用規約"
        fullHeight
        size="l"
        footer={
          <Button variant="primary" onClick={close}>
            閉じる
          </Button>
        }
      >
        {Array.from({ length: 40 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a fixed list
          <p key={index}>
            第{index + 1}条　{ending}
          </p>
        ))}
      </Dialog>
      <Sheet
        open={shown === 'sheet'}
        onClose={close}
        title="絞り込む"
        footer={
          <Button variant="primary" block onClick={close}>
            1,284点を見る
          </Button>
        }
      >
        分野、業種、ツール、状況、稼働、働き方をここで選びます。
      </Sheet>
    </Section>
  );
}
