import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, ReactElement } from 'react';
import { countGraphemes } from '../../../../lib/text/textLength.ts';
import { isTooLongToSend, mostInMessage } from '../../messageLength.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { MenuButton } from '../../../../ui/buttons/MenuButton.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { isComposing } from '../../../../ui/fields/text/isComposing.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import type { MenuEntry } from '../../../../ui/overlays/menuEntries.ts';
import { Kbd } from '../../../../ui/text/Kbd.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { TemplateFacts } from '../../colleagues/fillTemplate.ts';
import { part } from '../../../../lib/part.ts';
import * as styles from './composer.css.ts';
import { readDraft, withDraft, writeDraft } from './drafts.ts';
import type { ChosenFile } from '../files/fileStore.ts';
import { FileList } from '../files/FileList.tsx';
import { acceptedFiles, sendableOf } from '../files/files.ts';
import { keptFiles } from '../files/keptFiles.ts';
import { quotedWords } from '../session/roomMessage.ts';
import type { RoomMessage } from '../session/roomMessage.ts';
import type { RoomSession } from '../session/roomSession.ts';

const TemplatesDialog = part(
  async () => (await import('../../colleagues/TemplatesDialog.tsx')).TemplatesDialog,
);
const LaterDialog = part(async () => (await import('../../later/LaterDialog.tsx')).LaterDialog);

interface ComposerProps {
  readonly session: RoomSession;
  readonly roomId: string;
  readonly userId: string;
  /** Chosen, to be sent with the next press. */
  readonly files: readonly ChosenFile[];
  /** False: Shift+Enter sends and Enter breaks the line. */
  readonly enterSends: boolean;
  readonly replyTo: RoomMessage | null;
  readonly onReplyDone: () => void;
  readonly onTyping: () => void;
  /** For a company's templates. */
  readonly facts: TemplateFacts | null;
  /** Who else is typing. */
  readonly typing: string | null;
  /** The text of a cancelled message, to edit. */
  readonly restored: { readonly text: string } | null;
  /** Other things to send. */
  readonly entries: readonly MenuEntry[];
}

const shownFrom = 4_500;
const typingEveryMs = 3_000;

export function Composer({
  session,
  roomId,
  userId,
  files,
  enterSends,
  replyTo,
  onReplyDone,
  onTyping,
  typing,
  restored,
  entries: others,
  facts,
}: ComposerProps): ReactElement {
  const [text, setText] = useState(() => readDraft(userId, roomId));
  const [taken, setTaken] = useState(restored);
  if (restored !== taken) {
    setTaken(restored);
    if (restored !== null) setText((now) => withDraft(restored.text, now));
  }
  const [dialog, setDialog] = useState<'later' | 'template' | null>(null);
  const [inserted, setInserted] = useState<{ readonly at: number } | null>(null);
  const [isOver, setOver] = useState(false);
  const hasFiles = files.length > 0;
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const toldAt = useRef(0);

  useEffect(() => {
    writeDraft(userId, roomId, text);
  }, [userId, roomId, text]);
  useEffect(() => {
    if (replyTo !== null) field.current?.focus();
  }, [replyTo]);
  // Typing continues behind the inserted text.
  useEffect(() => {
    if (inserted === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(inserted.at, inserted.at);
  }, [inserted]);
  const isTooLong = isTooLongToSend(text);
  const canSend = !isTooLong && (text.trim() !== '' || hasFiles);

  /** A button that goes with what it did. */
  const backToField = (act: () => void): void => {
    act();
    field.current?.focus();
  };
  const send = (): void => {
    if (!canSend) return;
    const replyToId = replyTo?.id ?? null;
    if (text.trim() !== '') session.write(text, replyToId);
    setText('');
    onReplyDone();
    // Where there are words, they are the answer.
    if (hasFiles) session.writeFiles(files, text.trim() === '' ? replyToId : null);
    field.current?.focus();
  };

  const choose = (chosen: readonly File[]): void => {
    const { sendable, refusals } = sendableOf(chosen, files.length);
    for (const refusal of refusals) toast.error(refusal);
    if (sendable.length > 0) keptFiles.add(userId, roomId, sendable);
  };

  const insert = (words: string): void => {
    setDialog(null);
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    setText(`${text.slice(0, from)}${words}${text.slice(to)}`);
    setInserted({ at: from + words.length });
  };
  const entries: readonly MenuEntry[] = [
    ...(facts === null
      ? []
      : [
          {
            id: 'template',
            label: '定型文を挿入する',
            icon: 'file' as const,
            shortcut: '/',
            onAction: () => setDialog('template'),
          },
        ]),
    {
      id: 'later',
      label: '日時を指定して送信する',
      icon: 'send',
      disabled: text.trim() === '' || isTooLong,
      onAction: () => setDialog('later'),
    },
    ...others,
  ];

  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === '/' && text === '' && facts !== null && !isComposing(event)) {
      event.preventDefault();
      setDialog('template');
    }
    if (event.key === 'Escape' && replyTo !== null) onReplyDone();
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (event.shiftKey === enterSends) return;
    event.preventDefault();
    send();
  };

  const write = (value: string): void => {
    setText(value);
    const now = Date.now();
    if (value === '' || now - toldAt.current < typingEveryMs) return;
    toldAt.current = now;
    onTyping();
  };

  const paste = (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    choose(pasted);
  };
  const dropFiles = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    choose([...event.dataTransfer.files]);
  };

  return (
    <div
      className={cx(styles.composer, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropFiles}
    >
      {replyTo !== null && (
        <div className={styles.reply}>
          <span className={styles.replyWords}>
            {replyTo.sender.name}さんへの返信: {quotedWords(replyTo)}
          </span>
          <IconButton
            size="s"
            icon="close"
            label="返信をキャンセルする"
            onClick={() => backToField(onReplyDone)}
          />
        </div>
      )}
      {hasFiles && (
        <FileList
          label="添付ファイル"
          files={files.map(({ clientId, file }) => ({ clientId, name: file.name, file, refusal: null }))}
          removeLabel={(name) => `${name}を外す`}
          onRemove={(clientId) => backToField(() => keptFiles.remove([clientId]))}
        />
      )}
      <div className={styles.line}>
        <IconButton icon="clip" label="ファイルを添付する" onClick={() => picker.current?.click()} />
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={acceptedFiles}
          onChange={(event) => {
            choose([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        <MenuButton look="icon" label="定型文・日時の指定など" placement="top start" entries={entries}>
          <Icon name="plus" />
        </MenuButton>
        <div className={styles.grow} data-text={`${text} `}>
          <textarea
            ref={field}
            className={styles.field}
            rows={1}
            value={text}
            aria-label="メッセージ"
            aria-invalid={isTooLong}
            placeholder="メッセージを入力"
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={press}
            onPaste={paste}
          />
        </div>
        <Button variant="primary" className={styles.send} aria-disabled={!canSend} onClick={send}>
          送信する
        </Button>
      </div>
      <div className={styles.foot}>
        <span className={styles.keys}>
          {enterSends ? <Kbd>Enter</Kbd> : <KeyPair />} 送信　{enterSends ? <KeyPair /> : <Kbd>Enter</Kbd>}{' '}
          改行
        </span>
        {isTooLong || text.length > shownFrom ? (
          <span className={isTooLong ? styles.tooLong : undefined} role={isTooLong ? 'alert' : undefined}>
            {countGraphemes(text).toLocaleString('ja-JP')} / {mostInMessage.toLocaleString('ja-JP')}文字
          </span>
        ) : (
          <span aria-live="polite">{typing}</span>
        )}
      </div>
      {dialog === 'template' && facts !== null && (
        <TemplatesDialog waiting={null} facts={facts} onInsert={insert} onClose={() => setDialog(null)} />
      )}
      {dialog === 'later' && (
        <LaterDialog
          waiting={null}
          roomId={roomId}
          text={text}
          kept={null}
          onDone={() => {
            setDialog(null);
            setText('');
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

function KeyPair(): ReactElement {
  return (
    <>
      <Kbd>Shift</Kbd> <Kbd>Enter</Kbd>
    </>
  );
}
