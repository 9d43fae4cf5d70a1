import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Kbd } from '../../ui/text/Kbd.tsx';
import { MenuButton } from '../../ui/buttons/MenuButton.tsx';
import { content, footer, header, title } from '../../ui/overlays/Overlay.css.ts';
import { PopoverButton } from '../../ui/buttons/PopoverButton.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { errorToast, message, successToast, words } from '../../ui/feedback/Toast.css.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { offerUndo } from '../../ui/feedback/undo.ts';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { dialogSample, halves, row, stack, toastSample } from './devUi.css.ts';
import { Block, Section } from './Section.tsx';

const ending =
  '返信待ち12人に、見送りのお知らせが届きます。終了した募集は再開できません。複製して新しい下書きにできます。';

export function FloatSection(): ReactElement {
  const [shown, setShown] = useState<'dialog' | 'long' | 'sheet' | null>(null);
  const close = (): void => setShown(null);
  return (
    <Section
      number={8}
      title="浮くもの"
      note="影は浮くものだけ。知らせは上中央に三秒。元に戻せることは、下に。"
    >
      <Block title="見本">
        <div className={halves}>
          <div className={dialogSample}>
            <div className={header}>
              <h4 className={title}>この募集を終了しますか</h4>
              <IconButton icon="close" label="閉じる" />
            </div>
            <div className={content}>{ending}</div>
            <div className={footer}>
              <Button>キャンセル</Button>
              <Button variant="creator">募集を終了する</Button>
            </div>
          </div>
          <div className={stack}>
            <div className={cx(successToast, toastSample)}>
              <div className={message}>
                <span className={words}>保存しました</span>
              </div>
            </div>
            <div className={cx(errorToast, toastSample)}>
              <div className={message}>
                <span className={words}>送れませんでした。通信を確認してください</span>
              </div>
            </div>
          </div>
        </div>
      </Block>
      <Block title="ひらいてみる">
        <div className={row}>
          <Button onClick={() => setShown('dialog')}>確認する</Button>
          <Button onClick={() => setShown('long')}>高さいっぱい</Button>
          <Button onClick={() => setShown('sheet')}>絞り込む</Button>
          <Button onClick={() => offerUndo('保存から外しました', () => toast.success('元に戻しました'))}>
            元に戻せることをする
          </Button>
          <Button onClick={() => toast.success('保存しました')}>知らせる</Button>
          <Button variant="danger" onClick={() => toast.error('送れませんでした。通信を確認してください')}>
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
              { id: 'end', label: '募集を終了する', icon: 'block', danger: true },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
          <PopoverButton
            label="分野で絞り込む"
            renderContent={(done) => (
              <div className={stack}>
                <p>分野をここで選びます。</p>
                <Button variant="primary" size="s" onClick={done}>
                  絞り込む
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
            <Kbd>J</Kbd> <Kbd>K</Kbd> 上下　<Kbd>Enter</Kbd> 開く
          </span>
        </div>
      </Block>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="この募集を終了しますか"
        role="alertdialog"
        footer={
          <>
            <Button onClick={close}>キャンセル</Button>
            <Button variant="creator" onClick={close}>
              募集を終了する
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
